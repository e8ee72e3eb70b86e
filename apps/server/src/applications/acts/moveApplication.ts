import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { assigneeKindOfMove, opensDialog, whyNotMove } from '@portal/domain/applications/moves.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny, refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { gateFacts, type ApplicationRow } from '../applicationRow.ts';
import { mailStage } from '../mails/mailStage.ts';
import { writtenRow } from '../saveApplication.ts';
import { assigneeOnTheWay } from './assigneeOf.ts';
import { cardAct, type Unseen } from './cardAct.ts';
import { deactivate, mailOfDeactivation } from './deactivate.ts';

type Input = Unseen<InputOf<typeof applicationEndpoints.moveApplication>>;

/**
 * Moves a card (product/stages.md#moves): lock within reach, compare what the reader saw, rights, gates, write; what the
 * applicant is mailed of the new stage comes with it. PAID → ANALYSIS may name the analyst and COMPLETE_ANALYSIS → INTERVIEW the Ephesian; a move to REJECTED needs the
 * deactivation form. Refusals: not found, `move.stale`, GE004, every unmet gate, `assign.kind`, `field.required`.
 */
export async function moveApplication(context: StaffContext, input: Input): Promise<number> {
  const id = await move(context, input);
  const row = writtenRow(context.db, id);
  const own = input.body.to === 'REJECTED' && input.body.deactivation;
  if (row) await mailStage(context, row, row.status, own ? mailOfDeactivation(own) : undefined);
  return id;
}

const move = cardAct({
  act: 'move',
  // What keeps it from there depends on where to, and on whom the move itself assigns: `write` asks.
  whyNot: () => [],
  async write({ context, row, facts }, { body }: Input) {
    const assigned = await assigneeChange(context, row, body);
    const filled = { ...facts, assignees: { ...facts.assignees, ...assigned.assignees } };
    refuseIfAny(whyNotMove(filled, body.to));
    const deactivates = opensDialog(row.status, body.to) === 'deactivation';
    if (deactivates) {
      if (!body.deactivation) throw requireDeactivation();
      await deactivate(context, row, body.deactivation);
    }
    return {
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
    };
  },
});

/** The assignment that the move fills on the way. */
async function assigneeChange(context: StaffContext, row: ApplicationRow, { to, assignee }: Input['body']) {
  const kind = assigneeKindOfMove(row.status, to);
  if (assignee === undefined) return { assignees: {}, columns: {}, names: {}, before: {} };
  if (kind === undefined) throw refusal('assign.kind');
  const present = gateFacts(row).assignees[kind];
  const { id, name } = await assigneeOnTheWay({ context, row }, kind, assignee);
  return {
    assignees: { [kind]: id },
    columns: { [`${kind}_id`]: id },
    names: { [`${kind}_name`]: name },
    before: { kind, assigneeFrom: present, assigneeTo: id },
  };
}

/** Its fields are missing, below where the form stands. */
export function requireDeactivation(below = '') {
  const required = { code: 'field.required' } as const;
  return refusal('field.required', undefined, {
    fields: { [`${below}deactivation.type`]: required, [`${below}deactivation.reason`]: required },
  });
}
