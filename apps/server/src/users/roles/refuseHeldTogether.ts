import { sql } from 'kysely';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { forbiddenWith, kindOf, markerOf } from '@portal/domain/access/roles.ts';
import type { Db } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { BY_HOLDER, HOLDER, MOST_NAMED } from './holders.ts';

/**
 * Refuses, as `role.combinationHeld` at permissions with who they are, that users of a role would hold it beside another
 * that it may not stand with (product/access.md#combinations). A role that is not active counts: it may be again.
 */
export async function refuseHeldTogether(db: Db, id: number, permissions: ReadonlySet<Permission>): Promise<void> {
  const kind = kindOf(permissions);
  const opponents = kind ? forbiddenWith(kind).map(markerOf) : [];
  if (opponents.length === 0) return;
  const { rows } = await sql<{ name: string; all: number }>`
    select ${HOLDER} as name, count(*) over ()::int as all from staff_user
    where removed_at is null and staff_user.id in (
      select own.user_id from user_role own join user_role beside on beside.user_id = own.user_id
      join role on role.id = beside.role_id
      where own.role_id = ${id} and beside.role_id <> ${id} and role.permissions && ${opponents}::text[])
    order by ${BY_HOLDER} limit ${MOST_NAMED}`.execute(db);
  const [first] = rows;
  if (!first) return;
  const names = rows.map(({ name }) => name).join(', ');
  const problem = { code: 'role.combinationHeld', params: { n: first.all, names } } as const;
  throw refusal(problem.code, problem.params, { fields: { permissions: problem } });
}
