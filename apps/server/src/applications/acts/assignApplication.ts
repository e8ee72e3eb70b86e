import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { actOfAssigning } from '@portal/domain/access/whoMayAct.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { StaffActor } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { assigneeOf } from './assigneeOf.ts';
import { cardAct, type CardInHand, type Unseen } from './cardAct.ts';

type Input = InputOf<typeof applicationEndpoints.assignApplication>;

/**
 * Assigns the staff user of a kind, one at most (product/assignments.md#assigning); without the right to assign an
 * analyst may claim. Somebody already there is `assign.sameRole` { name } unless the act says *reassign*; *reassign*
 * works where the stage's flag allows it (else `assign.stage`).
 */
export const assignApplication = cardAct({ act: actOf, write: assigned });

/** The same for whoever did not see the card: one who is in charge already stays so, and nothing is told of it. */
export const assignUnlessSo = cardAct({
  act: actOf,
  write: async (card: CardInHand, input: Unseen<Input>) =>
    card.facts.assignees[input.params.kind] === input.body.userId ? undefined : assigned(card, input),
});

function actOf(actor: StaffActor, { params, body }: Unseen<Input>) {
  return actOfAssigning(actor, params.kind, body.userId);
}

async function assigned({ context, row, facts }: CardInHand, { params: { kind }, body }: Unseen<Input>) {
  const present = facts.assignees[kind];
  const taken = present !== null && (!body.reassign || present === body.userId);
  if (taken) throw refusal('assign.sameRole', { name: row[`${kind}_name`] ?? '' });
  const { id: userId } = await assigneeOf(context.db, kind, body.userId);
  return {
    changes: { [`${kind}_id`]: userId },
    history: { kind: 'assigned' as const, detail: { kind, assigneeFrom: present, assigneeTo: userId } },
  };
}
