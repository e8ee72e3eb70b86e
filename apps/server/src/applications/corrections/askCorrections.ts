import { sql, type Insertable } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { OPEN_CORRECTION_STATES } from '@portal/domain/applications/corrections.ts';
import { fieldTarget } from '@portal/domain/applications/form.ts';
import { notPast } from '@portal/domain/fields/rules.ts';
import { newYorkDate } from '../../platform/clock.ts';
import { refusal, refuseFields } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { Asked } from '../../outbox/fieldList.ts';
import type { CorrectionTable } from '../applications.tables.ts';
import { cardAct, type CardInHand } from '../acts/cardAct.ts';
import { fieldValueText } from './fieldValueText.ts';
import { keepSteps } from './keepSteps.ts';
import { writeCorrectionMail } from './correctionMail.ts';

type Input = InputOf<typeof applicationEndpoints.askCorrections>;

/**
 * Asks the applicant to correct fields: one correction a field, each with its own text and round (product/corrections.md#states).
 * Refusals: `correction.stage`, `correction.field` for a key that is no field, `correction.duplicate` where a named
 * field is already asked for, `field.notPast` for a day before today in New York.
 */
export const askCorrections = cardAct({
  act: 'askCorrection',
  write: (card, { body }: Input) => askFor(card, body.corrections, body.wishedFor),
});

/**
 * Asks for fields of a card in hand, each in its words and, where one is wished, with a day for the answer, and mails it.
 * Refusals: those of the act.
 */
export async function askFor(
  { context, row }: CardInHand,
  corrections: readonly Asked[],
  wishedFor: string | null = null,
) {
  const { db, actor, now } = context;
  if (wishedFor !== null) refuseFields({ wishedFor: notPast(wishedFor, newYorkDate(now)) });
  const unknown = corrections.findIndex(({ field }) => fieldTarget(field) === undefined);
  if (unknown !== -1) {
    const at = `corrections.${unknown}.field`;
    throw refusal('correction.field', undefined, { fields: { [at]: { code: 'correction.field' } } });
  }
  // One after the other: a transaction has one connection.
  const wished: Insertable<CorrectionTable>[] = [];
  for (const { field, message } of corrections) {
    wished.push({
      application_id: row.id,
      field_key: field,
      message,
      old_value: await fieldValueText(db, row.id, field),
      new_value: null,
      asked_by: actor.userId,
      asked_at: now,
      answered_at: null,
      accepted_at: null,
      wished_for: wishedFor,
    });
  }
  const asked = await db
    .insertInto('correction')
    .values(wished)
    // The state as it stands in the index: a plan for any state would find no index that it fits.
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'field_key'])
        .where(
          'state',
          'in',
          OPEN_CORRECTION_STATES.map((state) => sql.lit(state)),
        )
        .doNothing(),
    )
    .returning(['id', 'message'])
    .execute();
  if (asked.length < wished.length) throw refusal('correction.duplicate');
  await keepSteps(
    context,
    asked.map(({ id, message }) => ({ correction_id: id, step: 'ask', round: 1, message, wished_for: wishedFor })),
  );
  await writeCorrectionMail(context, row, 'correctionsAsked', { corrections, wishedFor });
  const fields = corrections.map(({ field }) => field);
  return { history: { kind: 'correction.asked' as const, detail: { fields } } };
}
