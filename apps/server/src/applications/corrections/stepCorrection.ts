import type { Selectable } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { afterCorrectionStep, type CorrectionStep } from '@portal/domain/applications/corrections.ts';
import { fieldTarget } from '@portal/domain/applications/form.ts';
import { notPast } from '@portal/domain/fields/rules.ts';
import { newYorkDate } from '../../platform/clock.ts';
import { notFound, refuseFields, refuseIfAny } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { cardAct, type CardInHand } from '../acts/cardAct.ts';
import type { CorrectionTable } from '../applications.tables.ts';
import { documentFile, keepAcceptance } from '../documents/acceptance.ts';
import { writeCorrectionMail } from './correctionMail.ts';
import { keepSteps } from './keepSteps.ts';

/**
 * Accepts an answered correction, and with it the document that was the answer; any other is `correction.state`, a stage
 * that only shows them `correction.stage`.
 */
export const acceptCorrection = cardAct({
  act: 'askCorrection',
  async write(card, { params }: InputOf<typeof applicationEndpoints.acceptCorrection>) {
    const { id, field_key: field, round } = await correctionFor('accept', card, params.correction);
    await card.context.db
      .updateTable('correction')
      .set({ state: 'ACCEPTED', accepted_at: card.context.now })
      .where('id', '=', id)
      .execute();
    await keepSteps(card.context, [{ correction_id: id, step: 'accept', round }]);
    const file = await documentFile(card.context.db, card.row.id, field);
    if (file !== undefined && fieldTarget(field)?.type === 'document') await keepAcceptance(card, field, file);
    return { history: { kind: 'correction.accepted', detail: { field } } };
  },
});

/**
 * Sends an answered correction back for another round; one that waits or is accepted is `correction.state`, a day before
 * today in New York `field.notPast`.
 */
export const askCorrectionAgain = cardAct({
  act: 'askCorrection',
  async write(card, { params, body }: InputOf<typeof applicationEndpoints.askCorrectionAgain>) {
    return sendBack(card, await correctionFor('askAgain', card, params.correction), body.message, body.wishedFor);
  },
});

/** Sends a correction of a card in hand back, which was answered, and mails it. Refusals: those of the act. */
export async function sendBack(
  card: CardInHand,
  { id, field_key: field, round: last }: Pick<Selectable<CorrectionTable>, 'id' | 'field_key' | 'round'>,
  message: string,
  wishedFor: string | null = null,
) {
  const { context, row } = card;
  if (wishedFor !== null) refuseFields({ wishedFor: notPast(wishedFor, newYorkDate(context.now)) });
  const round = last + 1;
  await context.db
    .updateTable('correction')
    .set({ state: 'REQUESTED', round, message, wished_for: wishedFor })
    .where('id', '=', id)
    .execute();
  await keepSteps(context, [{ correction_id: id, step: 'askAgain', round, message, wished_for: wishedFor }]);
  await writeCorrectionMail(context, row, 'correctionsAskedAgain', { corrections: [{ field, message }], wishedFor });
  return { history: { kind: 'correction.again' as const, detail: { field, round } } };
}

/** Takes back a correction that nobody answered: its field closes again. One that was answered is `correction.state`. */
export const withdrawCorrection = cardAct({
  act: 'askCorrection',
  async write(card, { params }: InputOf<typeof applicationEndpoints.withdrawCorrection>) {
    const { id, field_key: field, round } = await correctionFor('withdraw', card, params.correction);
    await card.context.db.updateTable('correction').set({ state: 'WITHDRAWN' }).where('id', '=', id).execute();
    await keepSteps(card.context, [{ correction_id: id, step: 'withdraw', round }]);
    return { history: { kind: 'correction.withdrawn', detail: { field } } };
  },
});

/** A correction of this very card which the step may be taken with. */
async function correctionFor(
  step: Exclude<CorrectionStep, 'ask' | 'answer'>,
  { context, row }: CardInHand,
  id: number,
) {
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
