import { roleEndpoints } from '@portal/contract/users/roles.ts';
import { act, answerNothing, read, readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { deleteRole } from './deleteRole.ts';
import { listRoles } from './listRoles.ts';
import { getRole } from './role.ts';
import { createRole, updateRole } from './saveRole.ts';

/** Roles: what they permit, and whoever holds them. */
export function roleRoutes(http: Http): void {
  serve(http, roleEndpoints, {
    listRoles: read(listRoles),
    getRole: readOnce((context, { params }) => getRole(context, params.id)),
    createRole: act(createRole, getRole),
    updateRole: act(updateRole, getRole),
    deleteRole: act(deleteRole, answerNothing),
  });
}
