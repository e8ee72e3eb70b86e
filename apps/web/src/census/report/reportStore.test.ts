import { describe, expect, test } from 'vitest';
import { CENSUS_KEYS, type CensusKey, type CensusValues } from '@portal/domain/census/form.ts';
import { newReportStore, textIn } from './reportStore.ts';
import { draftOf, problemAt, valueOf, type Answers } from './typedReport.ts';

const blank = Object.fromEntries(CENSUS_KEYS.map((key) => [key, null])) as CensusValues;
const report = (version: number, values: Partial<CensusValues> = {}, reasons = {}): Answers => ({
  values: { ...blank, ...values },
  reasons,
  version,
});

describe('what is typed', () => {
  test.each<[CensusKey, string, unknown]>([
    ['visitors', ' 12 ', 12],
    ['visitors', '1,200', 1_200],
    ['visitors', '1.200', 1_200],
    ['visitors', '1.5', '1.5'],
    ['visitors', '', null],
    ['visitors', '0', 0],
    ['youthActive', 'false', false],
    ['youthActive', '', null],
    ['visionSatisfaction', 'SATISFIED', 'SATISFIED'],
    ['youthLeader', ' Ana', ' Ana'],
  ])('of %s, %j means %j', (key, text, value) => expect(valueOf(key, text)).toBe(value));

  test('is judged by the rules of the form', () => {
    expect(problemAt('values.visitors', '1.5')?.code).toBe('field.numbers');
    expect(problemAt('values.visitors', '')).toBeUndefined();
    expect(problemAt('reasons.visitors', '')).toBeUndefined();
    expect(problemAt('reasons.visitors', 'x'.repeat(501))?.code).toBe('field.max');
    expect(draftOf({ 'values.visitors': '3', 'reasons.visitors': '', 'values.youthLeader': '' })).toEqual({
      values: { visitors: 3, youthLeader: null },
      reasons: { visitors: null },
    });
  });
});

describe('a report that is filled in', () => {
  test('sends what is right, and keeps what was typed while it was on its way', () => {
    const store = newReportStore(report(1));
    store.type('values.visitors', '3');
    store.type('values.baptisms', 'two');
    expect(store.next()).toEqual({ 'values.visitors': '3' });
    store.type('values.visitors', '31');
    store.arrived({ 'values.visitors': '3' }, report(2, { visitors: 3 }));
    expect(store.next()).toEqual({ 'values.visitors': '31' });
    expect(textIn(store.filling(), 'values.baptisms')).toBe('two');
    store.type('values.visitors', '3');
    expect(store.next()).toBeUndefined();
  });

  test('is not sent again before it changes where the server refused it', () => {
    const store = newReportStore(report(1));
    store.type('values.youthLeader', 'Ana');
    expect(store.refused({ 'values.youthLeader': 'Ana' }, { 'values.youthLeader': 'No.' })).toBe(true);
    expect(store.next()).toBeUndefined();
    store.type('values.youthLeader', 'Ana Luz');
    expect(store.next()).toEqual({ 'values.youthLeader': 'Ana Luz' });
    expect(store.refused({ 'values.youthLeader': 'Ana' }, { 'values.men': 'No.' } as object)).toBe(false);
  });

  test('shows what another entered, and asks where both entered something', () => {
    const store = newReportStore(report(1));
    store.type('values.visitors', '3');
    store.take(report(2, { visitors: 5, baptisms: 7 }));
    expect(textIn(store.filling(), 'values.baptisms')).toBe('7');
    expect(textIn(store.filling(), 'values.visitors')).toBe('3');
    expect(store.filling().others).toEqual({ 'values.visitors': '5' });
    expect(store.next()).toBeUndefined();
    store.keepOwn('values.visitors');
    expect(store.next()).toEqual({ 'values.visitors': '3' });
    store.type('values.visitors', '5');
    expect(store.next()).toBeUndefined();
    expect(store.filling().others).toEqual({});
  });

  test('after a reload: what the window kept, beside what another entered meanwhile', () => {
    const kept = { 'values.visitors': { text: '3', was: '' }, 'values.baptisms': { text: '4', was: '' } } as const;
    const store = newReportStore(report(5, { visitors: 9, baptisms: 4 }), kept);
    expect(store.filling().others).toEqual({ 'values.visitors': '9' });
    expect(Object.keys(store.filling().typed)).toEqual(['values.visitors']);
  });

  test('an answer that comes late takes nothing back', () => {
    const store = newReportStore(report(3, { visitors: 3 }));
    store.take(report(2, { visitors: 2 }));
    expect(textIn(store.filling(), 'values.visitors')).toBe('3');
  });
});
