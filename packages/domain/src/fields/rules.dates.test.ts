import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rule from './rules.ts';

const TODAY = '2026-11-21';
const codeOf = (fieldRule: rule.FieldRule, text: string, today = TODAY) => fieldRule(text, today)?.code;

describe('a date', () => {
  it.each(['1900-01-01', '2000-02-29', '2024-02-29', '2026-12-31', '2100-02-28', '2400-02-29', '9999-12-31'])(
    '%s exists',
    (text) => {
      expect(codeOf(rule.date, text)).toBeUndefined();
    },
  );

  it.each([
    '',
    '1899-12-31',
    '0000-01-01',
    '1900-02-29',
    '2100-02-29',
    '2023-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-00-10',
    '2024-13-01',
    '2024-01-00',
    '2024-01-32',
    '2024-1-1',
    '24-01-01',
    '10000-01-01',
    '2024/01/01',
    '01-01-2024',
    '2024-01-01T00:00',
    ' 2024-01-01',
    '2024-01-01\n',
    '+2024-01-01',
    '-2024-01-01',
    '٢٠٢٤-٠١-٠١',
    'today',
  ])('%j does not', (text) => {
    expect(codeOf(rule.date, text)).toBe('field.date');
  });
});

describe('a date that may not lie in the future', () => {
  it.each([
    ['the foundation of a church', rule.foundationDate, 'field.foundation'],
    ['any other', rule.notFuture, 'field.past'],
  ])('%s: today is accepted, tomorrow refused', (_name, fieldRule, code) => {
    expect(codeOf(fieldRule, '1900-01-01')).toBeUndefined();
    expect(codeOf(fieldRule, '2026-11-20')).toBeUndefined();
    expect(codeOf(fieldRule, '2026-11-21')).toBeUndefined();
    expect(codeOf(fieldRule, '2026-11-22')).toBe(code);
    expect(codeOf(fieldRule, '9999-12-31')).toBe(code);
    expect(codeOf(fieldRule, '2026-02-30')).toBe('field.date');
  });
});

describe('a day that is wished for', () => {
  it('is today or later', () => {
    expect(codeOf(rule.notPast, '2026-11-20')).toBe('field.notPast');
    expect(codeOf(rule.notPast, '2026-11-21')).toBeUndefined();
    expect(codeOf(rule.notPast, '9999-12-31')).toBeUndefined();
    expect(codeOf(rule.notPast, '2026-02-30')).toBe('field.date');
  });
});

describe('a birth date', () => {
  it.each([
    ['18 since yesterday', '2008-11-20', TODAY, undefined],
    ['18 today', '2008-11-21', TODAY, undefined],
    ['18 tomorrow', '2008-11-22', TODAY, 'field.age'],
    ['born today', TODAY, TODAY, 'field.age'],
    ['born tomorrow', '2026-11-22', TODAY, 'field.age'],
    ['born in 9981', '9981-12-31', TODAY, 'field.age'],
    ['born in 9982', '9982-01-01', TODAY, 'field.age'],
    ['born in 9999', '9999-12-31', TODAY, 'field.age'],
    ['born on Feb 29, on Feb 28 of a common year', '2008-02-29', '2026-02-28', 'field.age'],
    ['born on Feb 29, on Mar 1 of a common year', '2008-02-29', '2026-03-01', undefined],
    ['born on Mar 1, on Feb 29', '2010-03-01', '2028-02-29', 'field.age'],
    ['born on Feb 28, on Feb 29', '2010-02-28', '2028-02-29', undefined],
    ['born on Dec 31, on Jan 1', '2008-12-31', '2027-01-01', undefined],
    ['born on Jan 1, on Dec 31', '2009-01-01', '2026-12-31', 'field.age'],
    ['born in 1900', '1900-01-01', TODAY, undefined],
    ['no date', '2008-02-30', TODAY, 'field.date'],
  ])('%s', (_name, born, today, code) => {
    expect(codeOf(rule.birthDate, born, today)).toBe(code);
  });

  it('is told with the age', () => {
    expect(rule.birthDate('2020-01-01', TODAY)).toEqual({ code: 'field.age', params: { length: 18 } });
  });

  it('once old enough, a person stays so', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
      .map((instant) => instant.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, (born, one, other) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        if (codeOf(rule.birthDate, born, earlier) === undefined)
          expect(codeOf(rule.birthDate, born, later)).toBeUndefined();
      }),
    );
  });
});
