import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { kindOf } from '@portal/domain/access/roles.ts';
import { makeAdministrator } from '@portal/domain/users/accounts.ts';
import { roleNameIn } from '../../access/roleNameIn.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { descriptionsOf, namesOf, permissionsOf } from './role.ts';

/** Active roles by name, in the reader's language. */
export async function listRoleOptions({
  db,
  language,
}: StaffContext): Promise<ReplyOf<typeof staffEndpoints.listRoleOptions>> {
  const rows = await db
    .selectFrom('role')
    .select(['id', 'name', 'name_es', 'slug', 'description', 'description_es', 'permissions'])
    .where('active', '=', true)
    .orderBy(sql`(${roleNameIn(language)}) collate portal`)
    .execute();
  return rows.map((role) => {
    const permissions = permissionsOf(role);
    return {
      id: role.id,
      name: namesOf(role)[language],
      slug: role.slug,
      description: descriptionsOf(role)[language],
      kind: kindOf(permissions) ?? null,
      administrator: makeAdministrator([{ permissions }]),
      permissions: [...permissions],
    };
  });
}
