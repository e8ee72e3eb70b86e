import { describe, expect, it } from 'vitest';
import {
  waitsForSecond,
  whyNotAskExoneration,
  whyNotDecideExoneration,
  whyNotDecider,
  type ExonerationFacts,
} from './exonerations.ts';

const FEE = { amount: 15_000, currency: 'USD' };
const WAITING: ExonerationFacts = {
  status: 'COMPLETE',
  paymentStatus: 'PENDING',
  deleted: false,
  exonerationWaits: true,
};

it('waits for a second person above the limit alone, and never by process', () => {
  expect(waitsForSecond('PAYMENT', FEE, 14_999)).toBe(true);
  expect(waitsForSecond('PAYMENT', FEE, 15_000)).toBe(false);
  expect(waitsForSecond('PAYMENT', FEE, 0)).toBe(true);
  expect(waitsForSecond('PAYMENT', FEE, null)).toBe(false);
  expect(waitsForSecond('PROCESS', FEE, 0)).toBe(false);
});

describe('an exoneration that waits', () => {
  it('is not asked for again', () => {
    expect(whyNotAskExoneration(WAITING)).toEqual([{ code: 'exonerate.waiting' }]);
    expect(whyNotAskExoneration({ ...WAITING, exonerationWaits: false })).toEqual([]);
    expect(whyNotAskExoneration({ ...WAITING, exonerationWaits: false, paymentStatus: 'PAID' })).toEqual([
      { code: 'exonerate.payment' },
    ]);
  });

  it('is decided once, by another than who asked', () => {
    expect(whyNotDecideExoneration(WAITING)).toEqual([]);
    expect(whyNotDecideExoneration({ ...WAITING, exonerationWaits: false })).toEqual([{ code: 'exonerate.decided' }]);
    expect(whyNotDecider(7, 7)).toEqual([{ code: 'exonerate.own' }]);
    expect(whyNotDecider(8, 7)).toEqual([]);
  });
});
