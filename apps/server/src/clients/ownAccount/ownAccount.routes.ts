import { ownClientAccountEndpoints } from '@portal/contract/clients/ownAccount.ts';
import { act, answerNothing, preparedAct } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { createClientToken, prepareToken } from '../../sessions/createToken.ts';
import { confirmClientEmail } from './confirmClientEmail.ts';
import { confirmAccount } from './confirmAccount.ts';
import { prepareRegistration, registerClient } from './registerClient.ts';
import { requestReset } from './requestReset.ts';
import { prepareNewPassword, setPassword } from './setPassword.ts';

export function ownClientAccountRoutes(http: Http): void {
  serve(http, ownClientAccountEndpoints, {
    register: preparedAct(prepareRegistration, registerClient, answerNothing),
    confirmAccount: act(confirmAccount, answerNothing),
    createClientToken: preparedAct(prepareToken('client'), createClientToken, async (_context, tokens) => tokens),
    requestReset: act(requestReset, answerNothing),
    setPassword: preparedAct(prepareNewPassword, setPassword, answerNothing),
    confirmClientEmail: act(confirmClientEmail, answerNothing),
  });
}
