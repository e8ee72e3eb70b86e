import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { canAssign, slugOfAct } from '@portal/domain/access/can.ts';
import { STAGES } from '@portal/domain/applications/stages.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { notPermitted } from '../../platform/http/serve.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { gateFacts } from '../applicationRow.ts';
import { assigneeOf } from './assigneeOf.ts';
import { lockApplication } from '../lockApplication.ts';
import { saveApplication } from '../saveApplication.ts';

/**
 * Assigns the staff user of a kind, one at most (decisions.md §4). Somebody already there is `assign.sameRole`
 * { name } unless the act says *reassign*; *reassign* works where the stage's flag allows it (else `assign.stage`).
 */
export async function assignApplication(
  context: StaffContext,
  { params, body }: InputOf<typeof applicationEndpoints.assignApplication>,
): Promise<number> {
  const { kind } = params;
  const row = await lockApplication(context, params.id, { version: body.version });
  const facts = gateFacts(row);
  if (!canAssign(context.actor, facts, kind, body.userId)) {
    throw notPermitted(context.actor, slugOfAct('assign', facts));
  }
  if (!STAGES[row.status].reassign) throw refusal('assign.stage');
  const present = facts.assignees[kind];
  const taken = present !== null && (!body.reassign || present === body.userId);
  if (taken) throw refusal('assign.sameRole', { name: row[`${kind}_name`] ?? '' });
  const { id: userId } = await assigneeOf(context.db, kind, body.userId);
  await saveApplication(context, row, {
    changes: { [`${kind}_id`]: userId },
    history: { kind: 'assigned', detail: { kind, assigneeFrom: present, assigneeTo: userId } },
  });
  return row.id;
}
