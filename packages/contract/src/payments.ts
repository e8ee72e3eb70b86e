/** The fee: paid by the applicant with the provider, or outside of it as staff record (product/money.md#payments). */
import * as z from 'zod/mini';
import {
  EXONERATION_REASONS,
  EXONERATION_TYPES,
  EXTERNAL_PAYMENT_METHODS,
} from '@portal/domain/applications/values.ts';
import { SHOWN_EXONERATION_STATES } from '@portal/domain/payments/exonerations.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { date, line } from '@portal/domain/fields/rules.ts';
import {
  PAYMENT_STATES,
  REFUND_REASONS,
  SET_ASIDE_MAX,
  SETTLED_STATES,
  UNMATCHED_REASONS,
} from '@portal/domain/payments/unmatched.ts';
import { cardForReader } from './applications/card.ts';
import { anyOf, endpoints, nothing } from './endpoints.ts';
import { id, idText, instant, ruled, uploadId } from './fields.ts';
import { declareList, listOf } from './lists.ts';

const params = z.object({ id: idText });

/** `amount` in cents of `currency`. */
const session = z.object({ session: z.string(), amount: z.int(), currency: z.string() });

export const paymentEndpoints = endpoints({
  startPayment: {
    method: 'POST',
    path: '/client/request/:id/payments',
    permission: 'client',
    does: 'Starts a payment of the fee with the provider and answers where to pay.',
    params,
    reply: z.object({ ...session.shape, url: z.string() }),
    errors: ['payment.notPossible', 'http.unavailable'],
  },
  getLocalPayment: {
    method: 'GET',
    path: '/client/payment/local/:id',
    permission: 'public',
    does: 'Where no provider is set up (never in production): the test session of an application, and how to pay it.',
    params,
    reply: z.object({ ...session.shape, state: z.enum(PAYMENT_STATES), run: z.string() }),
  },
  receivePayment: {
    method: 'POST',
    path: '/client/payment/webhook',
    permission: 'public',
    does: 'The provider’s signed notice (Stripe `checkout.session.completed`, `.async_payment_succeeded`, `.async_payment_failed`, `.expired`), answered 2xx once it is kept.',
    signedBy: 'stripe-signature',
    reply: nothing,
    errors: ['http.malformed', 'http.unavailable'],
  },
});

/** A payment made outside the provider. */
export const externalPaymentEndpoints = endpoints({
  payExternally: {
    method: 'POST',
    path: '/business/request/:id/external-payments',
    permission: anyOf('business.request.payment'),
    does: 'Records a payment made outside the provider. `amount` in cents of `currency`.',
    params,
    body: z.object({
      method: z.enum(EXTERNAL_PAYMENT_METHODS),
      reference: ruled(line(100)),
      date: ruled(date),
      amount: z.int().check(z.minimum(1), z.maximum(99_999_999)),
      document: z.optional(uploadId),
      version: z.int(),
    }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['payment.notPossible', 'move.stale'],
  },
});

const caseTold = z.object({
  id: z.nullable(id),
  caseNumber: z.nullable(z.string()),
  name: z.nullable(z.string()),
  status: z.nullable(z.enum(BOARD_STAGES)),
});
/** The case of a row of money. */
export type CaseTold = z.output<typeof caseTold>;

/** A payment that did not count when it came, or was refunded; `amount` in cents of `currency`. */
export const unmatchedPayment = z.object({
  id,
  state: z.enum(PAYMENT_STATES),
  /** Null: it counted at once, and was refunded later. */
  why: z.nullable(z.enum(UNMATCHED_REASONS)),
  amount: z.int(),
  currency: z.string(),
  /** The provider's number of it. */
  reference: z.nullable(z.string()),
  method: z.nullable(z.string()),
  receivedAt: instant,
  /** The case that it was made for, or counts for by now. `id` is null where the reader does not see it, or it was deleted. */
  application: z.nullable(caseTold),
  settledBy: z.nullable(z.string()),
  settledAt: z.nullable(instant),
  /** Why it was set aside. */
  words: z.nullable(z.string()),
  refund: z.nullable(z.object({ amount: z.int(), reason: z.enum(REFUND_REASONS), reference: z.string() })),
});
export type UnmatchedPayment = z.output<typeof unmatchedPayment>;

export const PAYMENT_SHOWN = ['open', 'assigned', 'aside', 'refunded', 'all'] as const;

export const PAYMENT_LIST = declareList({
  search: 'words',
  filters: {
    show: { kind: 'oneOf', values: PAYMENT_SHOWN, usual: 'open' },
    why: { kind: 'several', of: { kind: 'oneOf', values: UNMATCHED_REASONS } },
    received: { kind: 'date' },
  },
  sorts: ['received'],
  usual: '-received',
});

const settling = {
  permission: anyOf('business.request.payment'),
  params,
  reply: unmatchedPayment,
  present: unmatchedPayment,
} as const;

/** Payments that did not count: product/money.md#unmatched-payments. */
export const unmatchedPaymentEndpoints = endpoints({
  listPayments: {
    path: '/business/payment',
    permission: anyOf('business.request.payment'),
    does:
      'Payments by the provider that did not count when they came, 25 a page, with why and what became of them, and those ' +
      'that were refunded; those nobody has settled unless others are asked for.',
    ...listOf(PAYMENT_LIST, unmatchedPayment),
  },
  findPayableCase: {
    method: 'GET',
    path: '/business/payment/:id/case',
    permission: anyOf('business.request.payment'),
    does: 'The case of a number, as far as it must be known to assign a payment to it, and why the payment cannot count for it.',
    params,
    query: z.object({ caseNumber: ruled(line(20)) }),
    reply: z.object({
      id,
      caseNumber: z.string(),
      name: z.string(),
      churchName: z.string(),
      status: z.enum(BOARD_STAGES),
      whyNot: z.array(z.enum(['payment.notPossible', 'payment.currency', 'payment.tooLittle'])),
    }),
    errors: ['payment.case'],
  },
  assignPayment: {
    ...settling,
    method: 'POST',
    path: '/business/payment/:id/assignments',
    does: 'Has a payment count for the case of that number. `seen` is the state in which its reader saw it.',
    body: z.object({ caseNumber: ruled(line(20)), seen: z.enum(SETTLED_STATES) }),
    errors: ['payment.case', 'payment.notPossible', 'payment.currency', 'payment.tooLittle', 'payment.settled'],
  },
  setPaymentAside: {
    ...settling,
    method: 'POST',
    path: '/business/payment/:id/set-aside',
    does: 'Settles a payment that counts for no case, with the reason: it was sent back, say.',
    body: z.object({ words: ruled(line(SET_ASIDE_MAX)) }),
    errors: ['payment.settled'],
  },
});

/** An exoneration with its case; `amount` in cents of `currency`, null by process. */
const listedExoneration = z.object({
  id,
  type: z.enum(EXONERATION_TYPES),
  reason: z.enum(EXONERATION_REASONS),
  state: z.enum(SHOWN_EXONERATION_STATES),
  amount: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  askedBy: z.string(),
  askedAt: instant,
  /** Who granted or refused it: who asked, where it did not wait for another. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** Why it was refused. */
  words: z.nullable(z.string()),
  application: z.object({
    ...caseTold.shape,
    churchName: z.nullable(z.string()),
    country: z.nullable(z.string()),
    ephesian: z.nullable(z.string()),
  }),
});
export type ListedExoneration = z.output<typeof listedExoneration>;

export const EXONERATION_LIST = declareList({
  search: 'words',
  filters: {
    state: { kind: 'several', of: { kind: 'oneOf', values: SHOWN_EXONERATION_STATES } },
    type: { kind: 'oneOf', values: EXONERATION_TYPES },
    reason: { kind: 'several', of: { kind: 'oneOf', values: EXONERATION_REASONS } },
    country: { kind: 'several', of: { kind: 'country' } },
    ephesian: { kind: 'person', inCharge: 'ephesian', none: true },
    by: { kind: 'record' },
    asked: { kind: 'date' },
  },
  sorts: ['asked'],
  usual: '-asked',
  ofCases: true,
});

export const exonerationEndpoints = endpoints({
  listExonerations: {
    path: '/business/exoneration',
    permission: anyOf('business.request.exonerate'),
    does: 'Exonerations of cases in sight, 25 a page, with reason, state and who granted them; `givers` are all who ever did.',
    ...listOf(EXONERATION_LIST, listedExoneration, {
      givers: z.array(z.object({ id, name: z.string() })),
    }),
  },
});
