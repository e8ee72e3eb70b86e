import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { afterCorrectionStep } from '@portal/domain/applications/corrections.ts';
import { notFound, refuseIfAny } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { cardAct, type CardInHand } from '../acts/cardAct.ts';
import { writeCorrectionMail } from './correctionMail.ts';

/** Accepts a correction; one already accepted is `correction.state`, a stage that only shows them `correction.stage`. */
export const acceptCorrection = cardAct({
  act: 'askCorrection',
  async write(card, { params }: InputOf<typeof applicationEndpoints.acceptCorrection>) {
    const { id, field_key: field } = await correctionFor('accept', card, params.correction);
    await card.context.db
      .updateTable('correction')
      .set({ state: 'ACCEPTED', accepted_at: card.context.now })
      .where('id', '=', id)
      .execute();
    return { history: { kind: 'correction.accepted', detail: { field } } };
  },
});

/** Sends an answered correction back for another round; one that waits or is accepted is `correction.state`. */
export const askCorrectionAgain = cardAct({
  act: 'askCorrection',
  async write(card, { params, body }: InputOf<typeof applicationEndpoints.askCorrectionAgain>) {
    const { id, field_key: field, round } = await correctionFor('askAgain', card, params.correction);
    await card.context.db
      .updateTable('correction')
      .set({ state: 'REQUESTED', round: round + 1, message: body.message })
      .where('id', '=', id)
      .execute();
    await writeCorrectionMail(card.context, card.row, 'correctionsAskedAgain', [field], body.message);
    return { history: { kind: 'correction.again', detail: { field, round: round + 1 } } };
  },
});

/** A correction of this very card which the step may be taken with. */
async function correctionFor(step: 'accept' | 'askAgain', { context, row }: CardInHand, id: number) {
  const correction = await context.db
    .selectFrom('correction')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', row.id)
    .executeTakeFirst();
  if (!correction) throw notFound();
  const state = afterCorrectionStep(correction.state, step);
  if (typeof state !== 'string') refuseIfAny([state]);
  return correction;
}
