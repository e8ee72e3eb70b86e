import { describe, expect, test } from 'vitest';
import { draftDue, draftsQuietSince } from './drafts.ts';

const DAY = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY);
const facts = (first?: number, last?: number) => ({
  lastActiveAt: at(0),
  firstAt: first === undefined ? null : at(first),
  lastAt: last === undefined ? null : at(last),
});
const due = (day: number, first?: number, last?: number) => draftDue(facts(first, last), 90, at(day));

describe('a draft of which 90 days without activity are kept', () => {
  test('is announced 30 days before, again 7 days before, and erased then', () => {
    expect(due(59.999)).toBeUndefined();
    expect(due(60)).toBe('first');
    expect(due(82.999, 60)).toBeUndefined();
    expect(due(83, 60)).toBe('last');
    expect(due(89.999, 60, 83)).toBeUndefined();
    expect(due(90, 60, 83)).toBe('erase');
  });

  test('is announced twice, with all the days between, however long it was quiet already', () => {
    expect(due(1000)).toBe('first');
    expect(due(1022.999, 1000)).toBeUndefined();
    expect(due(1023, 1000)).toBe('last');
    expect(due(1029.999, 1000, 1023)).toBeUndefined();
    expect(due(1030, 1000, 1023)).toBe('erase');
  });

  test('begins anew after activity, and where a longer time was set meanwhile', () => {
    expect(draftDue({ ...facts(60, 83), lastActiveAt: at(84) }, 90, at(143))).toBeUndefined();
    expect(draftDue({ ...facts(60, 83), lastActiveAt: at(84) }, 90, at(144))).toBe('first');
    expect(draftDue(facts(60, 83), 365, at(334))).toBeUndefined();
    expect(draftDue(facts(60, 83), 365, at(335))).toBe('first');
    expect(draftDue(facts(335, 83), 365, at(365))).toBe('last');
  });

  test('is looked at from the first announcement on', () => {
    expect(draftsQuietSince(at(60), 90)).toEqual(at(0));
  });
});
