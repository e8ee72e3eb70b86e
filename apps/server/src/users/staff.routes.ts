import { staffEndpoints } from '@portal/contract/users.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { act, answerNothing, read, readOnce, serve, type Http } from '../platform/http/serve.ts';
import { createUser } from './createUser.ts';
import { endUserSessions } from './endUserSessions.ts';
import { getUser } from './getUser.ts';
import { listRoleOptions } from './listRoleOptions.ts';
import { listUsers } from './listUsers.ts';
import { listUserSessions } from './listUserSessions.ts';
import { resendInvitation } from './resendInvitation.ts';
import { setUserStatus } from './setUserStatus.ts';
import { getStaffUser } from './staffUser.ts';
import { updateUser, type OnRenamed } from './updateUser.ts';

const answerUser = ({ db }: StaffContext, id: number) => getStaffUser(db, id);

/** Management of staff users. */
export function staffRoutes(http: Http, onRenamed: OnRenamed): void {
  serve(http, staffEndpoints, {
    listUsers: read(listUsers),
    getUser: read(getUser),
    createUser: act(createUser, answerUser),
    updateUser: act(updateUser(onRenamed), answerUser),
    setUserStatus: act(setUserStatus, answerUser),
    resendInvitation: act(resendInvitation, answerNothing),
    listUserSessions: read(listUserSessions),
    endUserSessions: act(endUserSessions, async (_context, ended) => ended),
    listRoleOptions: readOnce(listRoleOptions),
  });
}
