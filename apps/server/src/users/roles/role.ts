import { sql, type Selectable } from 'kysely';
import type { Role, RoleDetail } from '@portal/contract/users/roles.ts';
import type { Actor } from '@portal/domain/access/reach.ts';
import type { Language } from '@portal/domain/languages.ts';
import { permissionsIn, type Permission } from '@portal/domain/access/permissions.ts';
import { offeredTo, shippedAs } from '@portal/domain/access/roleRules.ts';
import { kindOf } from '@portal/domain/access/roles.ts';
import { roles as en } from '@portal/messages/en/access/roles.ts';
import { roles as es } from '@portal/messages/es/access/roles.ts';
import type { RoleTable } from '../../access/access.tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refuseStale } from '../../platform/http/refusal.ts';
import { lockAdministration } from './administrators.ts';
import { HOLDERS, USERS } from './holders.ts';

export type RoleRow = Selectable<RoleTable>;
export type HeldRole = RoleRow & { users: number; holders: string[] };

/** A role with who holds it: how many, and the first of them by name. */
export const ROLE = sql`role.*, ${USERS} as users, ${HOLDERS} as holders`;

/** What is permitted by this version of the portal. */
export const permissionsOf = ({ permissions }: Pick<RoleRow, 'permissions'>): ReadonlySet<Permission> =>
  permissionsIn(permissions);

/** A role's name in both languages. */
export const namesOf = ({ name, name_es }: Pick<RoleRow, 'name' | 'name_es'>) => ({ en: name, es: name_es ?? name });

/** What a role does, as staff wrote it; a shipped role that nobody described describes itself. */
export function descriptionsOf(
  role: Pick<RoleRow, 'slug' | 'description' | 'description_es'>,
): Record<Language, string> {
  const shipped = shippedAs(role.slug);
  if (role.description === '' && shipped) return { en: en[`${shipped}.description`], es: es[`${shipped}.description`] };
  return { en: role.description, es: role.description_es ?? role.description };
}

/** A line of the list. Who holds it is told to those who might delete it; others see colleagues in the list of users, or not. */
export function tellRole(row: HeldRole, { language, actor }: Pick<StaffContext, 'language'> & { actor?: Actor }): Role {
  const permissions = permissionsOf(row);
  return {
    id: row.id,
    name: namesOf(row)[language],
    description: descriptionsOf(row)[language],
    slug: row.slug,
    kind: kindOf(permissions) ?? null,
    active: row.active,
    shipped: shippedAs(row.slug) !== undefined,
    administrator: permissions.has('business.administrator'),
    needsSecondFactor: row.needs_second_factor,
    users: row.users,
    holders: actor?.permissions.has('business.role.manage') ? row.holders : [],
    holds: permissions.size,
    version: row.version,
  };
}

/** A role with all that it permits; one that was deleted is not found. */
export async function getRole(
  context: Pick<StaffContext, 'db' | 'language' | 'actor'>,
  id: number,
): Promise<RoleDetail> {
  const { rows } = await sql<HeldRole>`select ${ROLE} from role where id = ${id}`.execute(context.db);
  const [row] = rows;
  if (!row) throw notFound();
  const permissions = permissionsOf(row);
  return {
    ...tellRole(row, context),
    names: namesOf(row),
    descriptions: descriptionsOf(row),
    permissions: [...permissions],
    offered: offeredTo({ slug: row.slug, permissions, seen: new Set(row.shipped_permissions) }),
  };
}

/**
 * One act at a time changes roles: who administers, who holds what beside it and which names are taken are then as they
 * were found. Whoever gives roles holds the same lock with others (`findChosenRoles`).
 */
export async function lockRoles({ db }: Pick<StaffContext, 'db'>): Promise<void> {
  await lockAdministration(db);
  await sql`select pg_advisory_xact_lock(hashtextextended('roles', 0))`.execute(db);
}

/** The role as it is, for who changes it; what changed since the reader saw it is refused as `record.stale`. */
export async function lockRole(context: StaffContext, id: number, version: number): Promise<HeldRole> {
  await lockRoles(context);
  const { rows } = await sql<HeldRole>`select ${ROLE} from role where id = ${id} for update of role`.execute(
    context.db,
  );
  const [row] = rows;
  if (!row) throw notFound();
  await refuseStale({ seen: version, now: row.version }, () => getRole(context, id));
  return row;
}
