import { describe, expect, it } from 'vitest';
import type { PaymentFacts } from '../applications/money.ts';
import { STAGES, type Stage } from '../applications/stages.ts';
import {
  isFollowed,
  PAYMENT_STATES,
  whyNotAssignPayment,
  whyUnmatched,
  type NoticeKind,
  type UnmatchedReason,
} from './unmatched.ts';

const FEE = { amount: 15_000, currency: 'USD' };
const UNPAID: PaymentFacts = { status: 'COMPLETE', paymentStatus: 'PENDING', deleted: false };
const TAKES: readonly string[] = ['COMPLETE', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW'];

describe('a payment that comes', () => {
  it.each<[string, number, string, UnmatchedReason | undefined]>([
    ['the fee itself', 15_000, 'USD', undefined],
    ['a cent less', 14_999, 'USD', 'AMOUNT'],
    ['a cent more', 15_001, 'USD', 'AMOUNT'],
    ['nothing', 0, 'USD', 'AMOUNT'],
    ['the same figure in another currency', 15_000, 'EUR', 'CURRENCY'],
  ])('of %s', (_name, amount, currency, why) => {
    expect(whyUnmatched(UNPAID, FEE, { amount, currency })).toBe(why);
  });

  it.each<[string, PaymentFacts | undefined, UnmatchedReason]>([
    ['of no application', undefined, 'ORPHAN'],
    ['for a deleted one, whatever else is wrong', { ...UNPAID, deleted: true, paymentStatus: 'PAID' }, 'DELETED'],
    ['a second time', { ...UNPAID, paymentStatus: 'PAID' }, 'SECOND'],
    ['after an exoneration', { ...UNPAID, paymentStatus: 'EXONERATED' }, 'EXONERATED'],
  ])('%s does not count', (_name, facts, why) => {
    expect(whyUnmatched(facts, FEE, FEE)).toBe(why);
  });

  it.each(Object.keys(STAGES) as Stage[])('unpaid in %s counts in the four stages alone', (status) => {
    expect(whyUnmatched({ ...UNPAID, status }, FEE, FEE)).toBe(TAKES.includes(status) ? undefined : 'STAGE');
  });
});

describe('a payment that staff assign to a case', () => {
  it.each([
    ['the fee', UNPAID, 15_000, 'USD', []],
    ['more than the fee', UNPAID, 20_000, 'USD', []],
    ['a cent less', UNPAID, 14_999, 'USD', ['payment.tooLittle']],
    ['another currency', UNPAID, 15_000, 'EUR', ['payment.currency']],
    ['a case that is paid', { ...UNPAID, paymentStatus: 'PAID' as const }, 15_000, 'USD', ['payment.notPossible']],
    ['a case that was deleted', { ...UNPAID, deleted: true }, 15_000, 'USD', ['payment.notPossible']],
    ['a deactivated case', { ...UNPAID, status: 'REJECTED' as const }, 15_000, 'USD', ['payment.notPossible']],
  ])('with %s', (_name, facts, amount, currency, codes) => {
    expect(whyNotAssignPayment(facts, FEE, { amount, currency }).map(({ code }) => code)).toEqual(codes);
  });
});

it('follows notices in whatever order they come, and never leads away from money that came', () => {
  const followed = (notice: NoticeKind) => PAYMENT_STATES.filter((state) => isFollowed(notice, state));
  expect(followed('paid')).toEqual(['PENDING', 'AWAITED', 'FAILED', 'EXPIRED']);
  expect(followed('awaited')).toEqual(['PENDING']);
  expect(followed('failed')).toEqual(['PENDING', 'AWAITED']);
  expect(followed('expired')).toEqual(['PENDING']);
});
