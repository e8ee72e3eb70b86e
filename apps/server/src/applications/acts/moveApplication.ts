import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { canAssign, canDoStage, slugOfAct } from '@portal/domain/access/can.ts';
import { assigneeKindOfMove, opensDialog, whyNotMove } from '@portal/domain/applications/moves.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny, refusal } from '../../platform/http/refusal.ts';
import { notPermitted } from '../../platform/http/serve.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { gateFacts, type ApplicationRow } from '../applicationRow.ts';
import { assigneeOf } from './assigneeOf.ts';
import { deactivate } from './deactivate.ts';
import { lockApplication } from '../lockApplication.ts';
import { saveApplication } from '../saveApplication.ts';

/**
 * Moves a card (decisions.md §2 "A move"): lock within reach, compare what the reader saw, rights, gates, write.
 * PAID → ANALYSIS may name the analyst and COMPLETE_ANALYSIS → INTERVIEW the Ephesian; a move to REJECTED needs the
 * deactivation form. Refusals: not found, `move.stale`, GE004, every unmet gate, `assign.kind`, `field.required`.
 */
export async function moveApplication(
  context: StaffContext,
  { params, body }: InputOf<typeof applicationEndpoints.moveApplication>,
): Promise<number> {
  const row = await lockApplication(context, params.id, body);
  const facts = gateFacts(row);
  if (!canDoStage(context.actor, facts)) throw notPermitted(context.actor, slugOfAct('move', facts));
  const assigned = await assigneeChange(context, row, body);
  const filled = { ...facts, assignees: { ...facts.assignees, ...assigned.assignees } };
  refuseIfAny(whyNotMove(filled, body.to));

  const deactivates = opensDialog(row.status, body.to) === 'deactivation';
  if (deactivates) {
    if (!body.deactivation) throw requireDeactivation();
    await deactivate(context, row, body.deactivation);
  }
  await saveApplication(context, row, {
    changes: {
      status: body.to,
      ...assigned.columns,
      ...(deactivates && { reject_type: body.deactivation?.type ?? null }),
    },
    alone: assigned.names,
    history: {
      kind: 'moved',
      detail: { from: row.status, to: body.to, enteredAt: row.stage_entered_at, ...assigned.before },
    },
  });
  return row.id;
}

/** The assignment that the move fills on the way. */
async function assigneeChange(
  context: StaffContext,
  row: ApplicationRow,
  { to, assignee }: InputOf<typeof applicationEndpoints.moveApplication>['body'],
) {
  const kind = assigneeKindOfMove(row.status, to);
  if (assignee === undefined) return { assignees: {}, columns: {}, names: {}, before: {} };
  if (kind === undefined) throw refusal('assign.kind');
  const facts = gateFacts(row);
  if (assignee !== facts.assignees[kind] && !canAssign(context.actor, facts, kind, assignee)) {
    throw notPermitted(context.actor, slugOfAct('assign', facts));
  }
  const { id, name } = await assigneeOf(context.db, kind, assignee);
  return {
    assignees: { [kind]: id },
    columns: { [`${kind}_id`]: id },
    names: { [`${kind}_name`]: name },
    before: { kind, assigneeFrom: facts.assignees[kind], assigneeTo: id },
  };
}

function requireDeactivation() {
  const required = { code: 'field.required' } as const;
  return refusal('field.required', undefined, {
    fields: { 'deactivation.type': required, 'deactivation.reason': required },
  });
}
