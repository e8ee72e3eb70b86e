import { accountEndpoints } from '@portal/contract/users/accountPages.ts';
import { act, answerNothing, preparedAct, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { getLegal } from '../settings/getLegal.ts';
import { acceptInvitation, prepareInvited } from './invitations/acceptInvitation.ts';
import { confirmStaffEmail } from './email/confirmStaffEmail.ts';
import { getInvitation } from './invitations/getInvitation.ts';
import { requestStaffReset } from './passwordReset/requestStaffReset.ts';
import { prepareStaffPassword, setStaffPassword } from './passwordReset/setStaffPassword.ts';

/** The public pages of staff accounts. */
export function accountRoutes(http: Http): void {
  serve(http, accountEndpoints, {
    requestStaffReset: act(requestStaffReset, answerNothing),
    setStaffPassword: preparedAct(prepareStaffPassword, setStaffPassword, answerNothing),
    getInvitation: read(getInvitation),
    acceptInvitation: preparedAct(prepareInvited, acceptInvitation, answerNothing),
    confirmStaffEmail: act(confirmStaffEmail, answerNothing),
    getLegal: readOnce(getLegal),
  });
}
