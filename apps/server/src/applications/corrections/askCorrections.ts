import { sql, type Insertable } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { fieldTarget } from '@portal/domain/applications/form.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { CorrectionTable } from '../applications.tables.ts';
import { cardAct } from '../acts/cardAct.ts';
import { fieldValueText } from './fieldValueText.ts';
import { writeCorrectionMail } from './correctionMail.ts';

type Input = InputOf<typeof applicationEndpoints.askCorrections>;

/**
 * Asks the applicant to correct fields: one correction a field, each with its own round (product/corrections.md#states).
 * Refusals: `correction.stage`, `correction.field` for a key that is no field, `correction.duplicate` where a named
 * field is already asked for.
 */
export const askCorrections = cardAct({
  act: 'askCorrection',
  async write({ context, row }, { body }: Input) {
    const { db, actor, now } = context;
    const keys = [...new Set(body.fields)];
    const unknown = keys.findIndex((key) => fieldTarget(key) === undefined);
    if (unknown !== -1)
      throw refusal('correction.field', undefined, { fields: { fields: { code: 'correction.field' } } });
    // One after the other: a transaction has one connection.
    const wished: Insertable<CorrectionTable>[] = [];
    for (const key of keys) {
      wished.push({
        application_id: row.id,
        field_key: key,
        message: body.message,
        old_value: await fieldValueText(db, row.id, key),
        new_value: null,
        asked_by: actor.userId,
        asked_at: now,
        answered_at: null,
        accepted_at: null,
      });
    }
    const asked = await db
      .insertInto('correction')
      .values(wished)
      // The state as it stands in the index: a plan for any state would find no index that it fits.
      .onConflict((conflict) =>
        conflict.columns(['application_id', 'field_key']).where('state', '<>', sql.lit('ACCEPTED')).doNothing(),
      )
      .returning('id')
      .execute();
    if (asked.length < keys.length) throw refusal('correction.duplicate');
    await writeCorrectionMail(context, row, 'correctionsAsked', keys, body.message);
    return { history: { kind: 'correction.asked', detail: { fields: keys } } };
  },
});
