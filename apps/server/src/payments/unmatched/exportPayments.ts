import { exportOf } from '../../platform/lists/exportOf.ts';
import { payments } from './listPayments.ts';
import { tellUnmatched } from './unmatchedPayment.ts';

/** Payments that did not count, or were refunded. */
export const paymentsExport = exportOf(
  'listPayments',
  'paymentList',
  { rows: payments.whole, tell: (rows) => rows.map(tellUnmatched) },
  [
    { key: 'amount', money: ({ amount }) => amount },
    {
      key: 'currency',
      title: (words) => words.say('exports', 'currency'),
      under: 'amount',
      text: ({ currency }) => currency,
      width: 10,
    },
    { key: 'why', text: ({ why }, words) => words.say('paymentList', `why.${why ?? 'NONE'}`), width: 30 },
    {
      key: 'application',
      text: ({ application }, words) => application?.caseNumber ?? words.say('paymentList', 'noCase'),
      width: 16,
    },
    {
      key: 'name',
      title: (words) => words.say('applicationList', 'name'),
      under: 'application',
      text: ({ application }) => application?.name,
      width: 30,
    },
    { key: 'reference', text: ({ reference }) => reference },
    { key: 'method', text: ({ method }) => method, width: 16 },
    {
      key: 'outcome',
      text: ({ state, refund, settledAt }, words) =>
        words.say(
          'paymentList',
          refund
            ? 'show.refunded'
            : settledAt === null
              ? 'outcome.open'
              : state === 'SET_ASIDE'
                ? 'show.aside'
                : 'show.assigned',
        ),
    },
    {
      key: 'settledBy',
      title: (words) => words.say('exports', 'settledBy'),
      under: 'outcome',
      text: ({ settledBy }) => settledBy,
    },
    {
      key: 'settled',
      title: (words) => words.say('exports', 'settled'),
      under: 'outcome',
      instant: ({ settledAt }) => settledAt,
    },
    {
      key: 'reason',
      title: (words) => words.say('paymentList', 'asideWords'),
      under: 'outcome',
      text: ({ words: why, refund }, words) =>
        refund ? words.say('paymentList', `refundReason.${refund.reason}`) : why,
      width: 30,
    },
    { key: 'received', instant: ({ receivedAt }) => receivedAt },
  ],
);
