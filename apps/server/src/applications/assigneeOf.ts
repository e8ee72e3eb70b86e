import { sql } from 'kysely';
import { markerOf, type AssignmentKind } from '@portal/domain/access/roles.ts';
import type { Db } from '../platform/database/tables.ts';
import { refusal } from '../platform/http/refusal.ts';

/** The user to assign, who must be active and hold a role of the kind: else `assign.kind`, at the field `assignee`. */
export async function assigneeOf(db: Db, kind: AssignmentKind, userId: number): Promise<number> {
  if (!(await canBeAssigned(db, kind, userId))) {
    throw refusal('assign.kind', undefined, { fields: { assignee: { code: 'assign.kind' } } });
  }
  return userId;
}

/** Whether the user is active and holds a role of the kind; true until the transaction ends. */
export async function canBeAssigned(db: Db, kind: AssignmentKind, userId: number): Promise<boolean> {
  // Locked against a role being taken away at the same moment.
  const { rows } = await sql<{ id: number }>`
    select staff_user.id from staff_user
    where staff_user.id = ${userId} and staff_user.status = 'ACTIVE' and exists (
      select 1 from user_role join role on role.id = user_role.role_id
      where user_role.user_id = staff_user.id and role.active and ${markerOf(kind)} = any(role.permissions))
    for share of staff_user`.execute(db);
  return rows.length > 0;
}
