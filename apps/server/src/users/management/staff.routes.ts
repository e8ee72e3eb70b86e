import { staffEndpoints } from '@portal/contract/users/staff.ts';
import { act, answerNothing, read, readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { createUser } from './createUser.ts';
import { endUserSession, endUserSessions } from '../sessions/endUserSessions.ts';
import { getUser } from './getUser.ts';
import { listRoleOptions } from '../roles/listRoleOptions.ts';
import { listUserHistory } from './listUserHistory.ts';
import { listUsers } from './listUsers.ts';
import { listUserSessions } from '../sessions/listUserSessions.ts';
import { resendInvitation } from '../invitations/resendInvitation.ts';
import { setUserStatus } from './setUserStatus.ts';
import { getStaffUser } from '../staffUser.ts';
import { removeSecondFactor } from '../secondFactor/removeSecondFactor.ts';
import { updateUser, type OnRenamed } from './updateUser.ts';

/** Management of staff users. */
export function staffRoutes(http: Http, onRenamed: OnRenamed): void {
  serve(http, staffEndpoints, {
    listUsers: read(listUsers),
    getUser: read(getUser),
    listUserHistory: read(listUserHistory),
    createUser: act(createUser, getStaffUser),
    updateUser: act(updateUser(onRenamed), getStaffUser),
    setUserStatus: act(setUserStatus, getStaffUser),
    resendInvitation: act(resendInvitation, answerNothing),
    removeSecondFactor: act(removeSecondFactor, getStaffUser),
    listUserSessions: read(listUserSessions),
    endUserSessions: act(endUserSessions, async (_context, ended) => ended),
    endUserSession: act(endUserSession, answerNothing),
    listRoleOptions: readOnce(listRoleOptions),
  });
}
