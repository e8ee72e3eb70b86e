import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { PAYMENT_LIST, type PAYMENT_SHOWN, type unmatchedPaymentEndpoints } from '@portal/contract/payments.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { byInstant, eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import { inSight, tellUnmatched, UNMATCHED, withCase, type UnmatchedRow } from './unmatchedPayment.ts';

type List = typeof unmatchedPaymentEndpoints.listPayments;

const SHOWN: Readonly<Record<(typeof PAYMENT_SHOWN)[number], RawBuilder<boolean>>> = {
  open: sql`payment.state = 'UNMATCHED' and refund_reason is null`,
  assigned: sql`payment.state = 'PAID' and unmatched_why is not null`,
  aside: sql`payment.state = 'SET_ASIDE'`,
  refunded: sql`refund_reason is not null`,
  all: sql`true`,
};

export const payments = defineList<UnmatchedRow>()(PAYMENT_LIST, {
  table: 'payment',
  from: ({ actor }) => withCase(reachOf(actor)),
  columns: () => UNMATCHED,
  inReach: ({ actor }) => inSight(reachOf(actor)),
  finds: eachWord((word, { actor }: ListContext) => hasWord(word, reachOf(actor))),
  filters: {
    show: (show) => SHOWN[show],
    why: (reasons) => sql`unmatched_why = any(${reasons}::text[])`,
    received: (days) => withinDays('payment.at', days),
  },
  orders: { received: () => byInstant('at') },
});

/** Payments that did not count or were refunded, within the reader's sight. */
export async function listPayments(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await payments.page(context, query);
  return pageReply(page, page.rows.map(tellUnmatched));
}

/** In the provider's number, the case's, or the leader's name. Of all payments those that did not count are few: each is looked at. */
const hasWord = (word: string, reach: Reach) => sql`(folded(payment.reference) like ${likeWord(word)} or exists (
  select 1 from application
  where application.id = payment.application_id and (
    (folded(case_number) like ${likeWord(word)} and (application.deleted_at is not null or ${reachCondition(reach)}))
    or (${reachCondition(reach)} and exists (
      select 1 from application_leader leader
      where leader.application_id = application.id
        and folded(leader.name || ' ' || leader.last_name) like ${likeWord(word)})))))`;
