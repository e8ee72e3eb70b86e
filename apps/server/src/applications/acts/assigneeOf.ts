import { sql } from 'kysely';
import { canAssign } from '@portal/domain/access/can.ts';
import { markerOf, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { slugOfAct } from '@portal/domain/access/whoMayAct.ts';
import type { Db } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { gateFacts } from '../applicationRow.ts';
import type { CardInHand } from './cardAct.ts';

/** The user to assign, who must be active and hold a role of the kind: else `assign.kind`, at the field where they were chosen. */
export async function assigneeOf(db: Db, kind: AssignmentKind, userId: number, field = 'assignee'): Promise<Assignee> {
  const found = await findAssignable(db, kind, userId);
  if (!found) throw refusal('assign.kind', undefined, { fields: { [field]: { code: 'assign.kind' } } });
  return found;
}

/** The user whom another act assigns besides: who assigns needs the right to it (GE004), unless nobody new comes. */
export async function assigneeOnTheWay(
  { context, row }: Pick<CardInHand, 'context' | 'row'>,
  kind: AssignmentKind,
  userId: number,
): Promise<Assignee> {
  const facts = gateFacts(row);
  if (userId !== facts.assignees[kind] && !canAssign(context.actor, facts, kind, userId)) {
    throw notPermitted(context.actor, slugOfAct('assign', facts));
  }
  return assigneeOf(context.db, kind, userId);
}

/** Whether the user is active and holds a role of the kind; true until the transaction ends. */
export async function canBeAssigned(db: Db, kind: AssignmentKind, userId: number): Promise<boolean> {
  return (await findAssignable(db, kind, userId)) !== undefined;
}

interface Assignee {
  id: number;
  name: string;
}

async function findAssignable(db: Db, kind: AssignmentKind, userId: number): Promise<Assignee | undefined> {
  // Locked against a role being taken away at the same moment.
  const { rows } = await sql<Assignee>`
    select staff_user.id, name || ' ' || last_name as name from staff_user
    where staff_user.id = ${userId} and staff_user.status = 'ACTIVE' and exists (
      select 1 from user_role join role on role.id = user_role.role_id
      where user_role.user_id = staff_user.id and role.active and ${markerOf(kind)} = any(role.permissions))
    for share of staff_user`.execute(db);
  return rows[0];
}
