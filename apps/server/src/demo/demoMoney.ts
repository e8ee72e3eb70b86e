/** Money of the demonstration that did not count or was given back, and what its manager did about some of it. */
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { Fee } from '@portal/domain/applications/money.ts';
import { exonerate } from '../applications/acts/exonerate.ts';
import { moveApplication } from '../applications/acts/moveApplication.ts';
import { receivePayment } from '../payments/receivePayment.ts';
import { setPaymentAside } from '../payments/unmatched/settlePayment.ts';
import type { PublicContext, StaffContext } from '../platform/http/context.ts';
import { setExonerationLimit, tellExonerationLimit } from '../settings/exonerationLimit.ts';
import { given } from './given.ts';

interface Session {
  id: number;
  fee: Fee;
  /** Beside the usual one. */
  what?: string;
  amount?: number;
}

/** The provider's notice of a payment. */
const notify = (context: PublicContext, { id, fee, what, amount = fee.amount }: Session) =>
  receivePayment(context, undefined, {
    kind: 'paid',
    session: ['demo', id, what].filter(Boolean).join('_'),
    reference: ['demo', id, what].filter(Boolean).join('-'),
    applicationId: id,
    method: 'visa 4242',
    receiptUrl: null,
    currency: fee.currency,
    amount,
  });

/** An applicant pays; some first typed another amount at their bank, some pressed the button twice. */
export async function payDemoFee(context: PublicContext, id: number, fee: Fee): Promise<void> {
  if (id % 23 === 5) await notify(context, { id, fee, what: 'short', amount: fee.amount - 1_000 });
  await notify(context, { id, fee });
  if (id % 11 === 3) await notify(context, { id, fee, what: 'again' });
}

/** The manager sets aside what came twice for every other of them. */
export async function settleDemoMoney(as: StaffContext, id: number): Promise<void> {
  if (id % 22 !== 3) return;
  const twice = await as.db
    .selectFrom('payment')
    .select('id')
    .where('application_id', '=', id)
    .where('state', '=', 'UNMATCHED')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (twice)
    await setPaymentAside(as, given({ id: twice.id }, { words: 'Devuelto a la tarjeta. / Sent back to the card.' }));
}

const ASKED = [
  { reason: 'HARDSHIP' as const, observations: 'La iglesia perdió su local en la inundación.' },
  { reason: 'SPECIAL_AGREEMENT' as const, observations: 'The church was planted this year and has no income yet.' },
];

/**
 * What waits and what was given back at the end: two exonerations above a limit that was in force for a while, of the
 * unpaid that have waited longest, and a paid application whose leader withdrew.
 */
export async function addDemoMoney(as: StaffContext): Promise<void> {
  const { version } = await tellExonerationLimit(as);
  await setExonerationLimit(as, given(undefined, { amount: 0, version }));
  const unpaid = await findOldest(as, 'COMPLETE', ASKED.length);
  for (const [at, asked] of ASKED.entries()) {
    const found = unpaid[at];
    if (found) await exonerate(as, given({ id: found.id }, { type: 'PAYMENT', ...asked, version: found.version }));
  }
  await setExonerationLimit(as, given(undefined, { amount: null, version: version + 1 }));
  const [withdrawn] = await findOldest(as, 'ANALYSIS', 1, 'PAID');
  if (!withdrawn) return;
  const deactivation = {
    type: 'VOLUNTARY' as const,
    reason: 'El pastor se muda de país y retira su solicitud.',
    description: null,
    departureDate: null,
    refund: { amount: 5_000, reference: `re_demo_${withdrawn.id}`, reason: 'LAW' as const },
  };
  const { id, version: seen } = withdrawn;
  await moveApplication(as, given({ id }, { from: 'ANALYSIS', to: 'REJECTED', version: seen, deactivation }));
}

/** Of those that have waited longest, so that nobody misses them on the board; none where it has few. */
async function findOldest({ db }: StaffContext, stage: Stage, count: number, payment?: 'PAID') {
  const found = await db
    .selectFrom('application')
    .select(['id', 'version'])
    .where('status', '=', stage)
    .where('deleted_at', 'is', null)
    .$if(payment !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.application_id', '=', 'application.id')
            .where('payment.state', '=', 'PAID'),
        ),
      ),
    )
    .orderBy('stage_entered_at')
    .orderBy('id')
    .limit(count + 4)
    .execute();
  return found.length < count + 4 ? [] : found.slice(0, count);
}
