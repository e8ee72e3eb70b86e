import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { isPermission } from '@portal/domain/access/permissions.ts';
import { kindOf, SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { makeAdministrator } from '@portal/domain/users/accounts.ts';
import { roles as en } from '@portal/messages/en/access/roles.ts';
import { roles as es } from '@portal/messages/es/access/roles.ts';
import { sql } from 'kysely';
import type { StaffContext } from '../../platform/http/context.ts';
import '../../access/access.tables.ts';

/** Active roles by name. A shipped role that nobody described is described in the reader's language. */
export async function listRoleOptions({
  db,
  language,
}: StaffContext): Promise<ReplyOf<typeof staffEndpoints.listRoleOptions>> {
  const rows = await db
    .selectFrom('role')
    .select(['id', 'name', 'slug', 'description', 'permissions'])
    .where('active', '=', true)
    .orderBy(sql`name collate portal`)
    .execute();
  const texts = { en, es }[language];
  return rows.map(({ id, name, slug, description, ...role }) => {
    const permissions = new Set(role.permissions.filter(isPermission));
    const shipped = slug !== null && isShipped(slug) ? texts[`${slug}.description`] : '';
    return {
      id,
      name,
      slug,
      description: description || shipped,
      kind: kindOf(permissions) ?? null,
      administrator: makeAdministrator([{ permissions }]),
    };
  });
}

const isShipped = (slug: string): slug is ShippedRole => Object.hasOwn(SHIPPED_ROLES, slug);
