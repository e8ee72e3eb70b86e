import { beforeAll, describe, expect, test } from 'vitest';
import { fakeBrowser } from '../browser/browser.fake.ts';
import { countryName, formatDate, formatInstant, formatList, formatMoney, formatNumber } from './format.ts';
import { startTexts, switchLanguage, textNow } from './i18n.ts';
import { problemText } from './fieldErrors.ts';

beforeAll(async () => {
  fakeBrowser();
  await startTexts(['common', 'errors', 'stages']);
});

const spoken = {
  en: {
    instant: 'Nov 21, 2025, 3:05 PM (New York time)',
    day: 'Nov 21, 2025',
    list: 'Juan and Irene',
    country: 'Spain',
    move: 'Cannot move from Paid to Sent. Nothing was changed.',
  },
  es: {
    instant: '21 nov 2025, 3:05 p.m. (hora de Nueva York)',
    day: '21 nov 2025',
    list: 'Juan e Irene',
    country: 'España',
    move: 'No se puede pasar de Pagada a Enviada. No se cambió nada.',
  },
};

describe.each(['en', 'es'] as const)('in %s', (language) => {
  beforeAll(() => {
    fakeBrowser();
    return switchLanguage(language, false);
  });
  const expected = spoken[language];

  test('instants are told in New York time, the zone named', () => {
    expect(formatInstant('2025-11-21T20:05:00Z')).toBe(expected.instant);
  });
  test('a day is the day in New York; a calendar date stays what it is', () => {
    expect(formatDate('2025-11-22T03:00:00Z')).toBe(expected.day);
    expect(formatDate('2025-11-21')).toBe(expected.day);
  });
  test('lists and countries', () => {
    expect(formatList(['Juan', 'Irene'])).toBe(expected.list);
    expect(countryName('ES')).toBe(expected.country);
    expect(countryName('??')).toBe('??');
  });
  test('figures are alike in both languages', () => {
    expect(formatNumber(1234.5)).toBe('1,234.5');
    expect(formatMoney(15000, 'USD')).toBe('USD 150.00');
    expect(formatMoney(123450, 'USD')).toBe('USD 1,234.50');
  });
  test('a refusal that names stages names them in words', () => {
    expect(problemText({ code: 'move.invalid', params: { from: 'PAID', to: 'SENT' } })).toBe(expected.move);
  });
  test('what a person typed is not read as a placeholder', () => {
    expect(textNow('errors', 'field.special', { characters: '{mb} <' })).toContain('{mb} <');
  });
});
