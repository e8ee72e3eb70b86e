import type { ListedExoneration, UnmatchedPayment } from '@portal/contract/payments.ts';
import type { Facts } from '../facts.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, menu, press, row, send, text } from '../steps.ts';

const PAYMENTS = '/requests/payments';

/** Payments come by themselves, and stories settle them: these are always there. */
const payment: UnmatchedPayment = {
  id: 7,
  state: 'UNMATCHED',
  why: 'SECOND',
  amount: 15_000,
  currency: 'USD',
  reference: 'pi_3RkXw2CZ6qsJgndJ0aVQ9f1b',
  method: 'visa 4242',
  receivedAt: '2026-03-10T15:00:00.000Z',
  application: { id: 1, caseNumber: '2026-000123', name: 'María José Villalobos', status: 'PAID' },
  settledBy: null,
  settledAt: null,
  words: null,
  refund: null,
};
const LISTED = {
  data: [
    payment,
    { ...payment, id: 6, why: 'ORPHAN', application: null, amount: 14_000 },
    {
      ...payment,
      id: 5,
      state: 'SET_ASIDE',
      settledBy: 'Marta Quiroga',
      settledAt: '2026-03-11T15:00:00.000Z',
      words: 'The bank sent it back on March 9.',
    },
    { ...payment, id: 4, state: 'PAID', refund: { amount: 15_000, reason: 'DOUBLE_CHARGE', reference: 're_12' } },
  ] satisfies UnmatchedPayment[],
  total: 4,
  next: null,
};
const answers = { '/business/payment': { data: LISTED } };
const acts = press('paymentList', 'acts');
/** In the menu of the first row. */
const firstActs: typeof acts = async ({ page, say }) => {
  await page
    .getByRole('button', { name: say('paymentList', 'acts') })
    .first()
    .click();
};

const exoneration: ListedExoneration = {
  id: 9,
  type: 'PAYMENT',
  reason: 'FOUNDER_OR_BOARD',
  state: 'WAITING',
  amount: 15_000,
  currency: 'USD',
  askedBy: 'Marta Quiroga',
  askedAt: '2026-03-10T15:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  words: null,
  application: {
    id: 1,
    caseNumber: '2026-000123',
    name: 'María José Villalobos',
    status: 'COMPLETE',
    churchName: 'Iglesia Fuente de Vida',
    country: 'CR',
    ephesian: 'Abraham Quiñones',
  },
};
const EXONERATED = {
  data: [
    exoneration,
    { ...exoneration, id: 8, state: 'REFUSED', decidedBy: 'Noemí Castellanos', words: 'The church can pay in June.' },
    { ...exoneration, id: 7, type: 'PROCESS', state: 'GRANTED', amount: null, currency: null },
  ] satisfies ListedExoneration[],
  total: 3,
  next: null,
  givers: [{ id: 3, name: 'Noemí Castellanos' }],
};
const listed = { '/business/exoneration': { data: EXONERATED } };

/** A case whose exoneration somebody else asked for. */
const waiting = {
  '/business/request/*': {
    changed: (detail: any) => ({
      ...detail,
      exonerationWaits: true,
      may: { ...detail.may, decideExoneration: true },
      exonerations: [
        {
          id: 9,
          type: 'PAYMENT',
          reason: 'HARDSHIP',
          observations: 'Flood in May.',
          document: null,
          by: 'Noemí Castellanos',
          at: '2026-03-10T15:00:00.000Z',
          state: 'WAITING',
          amount: 15_000,
          currency: 'USD',
          own: false,
          decided: null,
        },
      ],
    }),
  },
};
const unpaid = ({ cardIn }: Facts) => `/requests/dashboard?card=${cardIn('COMPLETE')}&tab=history&history=money`;

/** Payments that did not count, and exonerations. */
export const MONEY_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'payments',
      shows: ['/requests/payments', 'PaymentsScreen'],
      at: PAYMENTS,
      answers,
      ready: row,
      reads: { path: '/business/payment', empty: text('paymentList', 'emptyText') },
    },
    { name: 'payments, acts', shows: ['PaymentMenu'], at: PAYMENTS, answers, steps: firstActs, ready: menu },
    { name: 'payments, a settled one', at: PAYMENTS, answers, steps: acts, ready: menu },
    {
      name: 'a payment assigned, nothing typed',
      shows: ['AssignPaymentDialog'],
      at: PAYMENTS,
      answers,
      steps: inTurn(firstActs, choose('paymentList', 'assign'), send),
      ready: errorSaid,
    },
    {
      name: 'a payment set aside',
      shows: ['SetAsideDialog'],
      at: PAYMENTS,
      answers,
      steps: inTurn(firstActs, choose('paymentList', 'setAside')),
      ready: dialog,
    },
    {
      name: 'exonerations',
      shows: ['/requests/exonerations', 'ExonerationsScreen'],
      at: '/requests/exonerations',
      answers: listed,
      ready: row,
      reads: { path: '/business/exoneration', empty: text('exonerationList', 'emptyText') },
    },
    {
      name: 'money of a card, an exoneration waiting',
      at: unpaid,
      answers: waiting,
      ready: text('applicationDetail', 'act.decide'),
    },
    {
      name: 'an exoneration decided, nothing chosen',
      shows: ['DecideExonerationDialog'],
      at: unpaid,
      answers: waiting,
      steps: inTurn(press('applicationDetail', 'act.decide'), send),
      ready: text('errors', 'field.required'),
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'manager' }));
