import { expect, test } from 'vitest';
import { undoableUntil, whyNotMerge, whyNotUndoMerge } from './merging.ts';

const mergedAt = new Date('2026-03-01T12:00:00Z');
const codesOf = (facts: { mergedAgain?: boolean; changed?: boolean }, now = mergedAt) =>
  whyNotUndoMerge({ mergedAt, mergedAgain: false, changed: false, ...facts }, now).map(({ code }) => code);

test('a couple, and two of whom one is below the other, are not one person', () => {
  const codes = (couple: boolean, oneBelowOther: boolean) =>
    whyNotMerge({ couple, oneBelowOther }).map(({ code }) => code);
  expect([codes(false, false), codes(true, false), codes(false, true)]).toEqual([
    [],
    ['merge.couple'],
    ['leader.circle'],
  ]);
});

test('a merging is taken back for thirty days', () => {
  const until = undoableUntil(mergedAt);
  expect(until.toISOString()).toBe('2026-03-31T12:00:00.000Z');
  expect(codesOf({}, until)).toEqual([]);
  expect(codesOf({}, new Date(until.getTime() + 1))).toEqual(['merge.late']);
});

test('and not once one of both was merged again or what it moved was changed', () => {
  expect([codesOf({ mergedAgain: true, changed: true }), codesOf({ changed: true })]).toEqual([
    ['merge.again'],
    ['merge.changed'],
  ]);
});
