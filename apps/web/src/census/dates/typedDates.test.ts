import { describe, expect, test } from 'vitest';
import { dayMonthOf, fieldAt, fieldsOf, pathOf, timeOf } from './typedDates.ts';

describe('a typed day', () => {
  test.each([
    ['31/03', '31/03'],
    [' 1/4 ', '01/04'],
    ['31.3', '31/03'],
    ['31-12', '31/12'],
    ['31 / 3', '31/03'],
    // As they are: the rule refuses them.
    ['31/03/2026', '31/03/2026'],
    ['March 31', 'March 31'],
    ['', ''],
  ])('%j is %j', (typed, sent) => expect(dayMonthOf(typed)).toBe(sent));

  test('of each quarter there and back again, and where the server names it', () => {
    const time = ['01', '04', '07', '10'].map((month) => ({ sending: `01/${month}`, deadline: `20/${month}` }));
    expect(timeOf(fieldsOf(time))).toEqual(time);
    expect(fieldAt('time.2.deadline')).toBe('deadline3');
    expect(pathOf('deadline3')).toBe('time.2.deadline');
    expect(fieldAt('version')).toBe('version');
  });
});
