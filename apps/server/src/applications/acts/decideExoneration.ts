import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { whyNotDecider } from '@portal/domain/payments/exonerations.ts';
import { whyNotExoneratePayment } from '@portal/domain/applications/money.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refusal, refusalAt, refuseIfAny } from '../../platform/http/refusal.ts';
import { cardAct } from './cardAct.ts';
import { exonerationChanges } from './exonerate.ts';

type Input = InputOf<typeof applicationEndpoints.decideExoneration>;

/**
 * Grants or refuses an exoneration that waits for a second person (product/money.md#second-person). Refusals:
 * `exonerate.decided`, `exonerate.own`, `exonerate.payment` where the case takes none any more; `field.required` at the
 * words of a refusal.
 */
export const decideExoneration = cardAct({
  act: 'decideExoneration',
  async write({ context, row, facts }, { params, body }: Input) {
    const { db, actor, now } = context;
    const asked = await db
      .selectFrom('exoneration')
      .selectAll()
      .where('id', '=', params.exoneration)
      .where('application_id', '=', row.id)
      .executeTakeFirst();
    if (!asked) throw notFound();
    if (asked.state !== 'WAITING') throw refusal('exonerate.decided');
    refuseIfAny(whyNotDecider(actor.userId, asked.user_id));
    if (!body.granted && body.words === null) throw refusalAt('words', 'field.required');
    if (body.granted) refuseIfAny(whyNotExoneratePayment(facts));
    await db
      .updateTable('exoneration')
      .set({
        state: body.granted ? 'GRANTED' : 'REFUSED',
        decided_by: actor.userId,
        decided_at: now,
        decided_words: body.words,
      })
      .where('id', '=', asked.id)
      .execute();
    if (!body.granted) return { history: { kind: 'exoneration.refused', detail: { exoneration: asked.id } } };
    return exonerationChanges({ context, row }, { ...asked, analyst: asked.analyst_id ?? undefined });
  },
});
