import { beforeAll, describe, expect, test } from 'vitest';
import { fakeBrowser } from '../browser/browser.fake.ts';
import {
  countryName,
  formatAgo,
  formatDate,
  formatInstant,
  formatList,
  formatMoney,
  formatDayMonth,
  formatDuration,
  formatNearDate,
  formatNumber,
  formatPercent,
  formatPoints,
  formatShare,
} from './format.ts';
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
    near: 'Nov 21',
    dayMonth: 'Mar 31',
    ago: [
      'Just now',
      'Just now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '3 hours ago',
      '1 day ago',
      '29 days ago',
    ],
    durations: ['2 h 45 min 30 sec', '1 h', '2 h 5 sec', '59 sec', '0 sec'],
    list: 'Juan and Irene',
    country: 'Spain',
    move: 'Cannot move from Paid to Sent. Nothing was changed.',
  },
  es: {
    instant: '21 nov 2025, 3:05 p.m. (hora de Nueva York)',
    day: '21 nov 2025',
    near: '21 nov',
    dayMonth: '31 mar',
    ago: [
      'Hace un momento',
      'Hace un momento',
      'hace 1 minuto',
      'hace 59 minutos',
      'hace 1 hora',
      'hace 3 horas',
      'hace 1 día',
      'hace 29 días',
    ],
    durations: ['2 h 45 min 30 seg', '1 h', '2 h 5 seg', '59 seg', '0 seg'],
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

  test('says how long ago something was, and after thirty days its day', () => {
    const then = '2025-11-21T20:05:00Z';
    const after = (seconds: number) => formatAgo(then, Date.parse(then) + seconds * 1000);
    // A clock that runs behind the server's has seen nothing earlier than now.
    const passed = [-90, 59, 60, 3599, 3600, 3 * 3600 + 5, 86_400, 30 * 86_400 - 1];
    expect(passed.map(after)).toEqual(spoken[language].ago);
    expect(after(30 * 86_400)).toBe(spoken[language].day);
  });

  test('instants are told in New York time, the zone named', () => {
    expect(formatInstant('2025-11-21T20:05:00Z')).toBe(expected.instant);
  });
  test('a day is the day in New York; a calendar date stays what it is', () => {
    expect(formatDate('2025-11-22T03:00:00Z')).toBe(expected.day);
    expect(formatDate('2025-11-21')).toBe(expected.day);
  });
  test('a day of this year, as it is in New York, is told without the year', () => {
    const near = (now: string) => formatNearDate('2025-11-22T03:00:00Z', Date.parse(now));
    expect(near('2026-01-01T04:59:00Z')).toBe(expected.near);
    expect(near('2026-01-01T05:00:00Z')).toBe(expected.day);
    expect(formatNearDate('2025-11-21', Date.parse('2025-11-30T00:00:00Z'))).toBe(expected.near);
  });
  test('a day of every year is typed 31/03 and told in words', () => {
    expect(formatDayMonth('31/03')).toBe(expected.dayMonth);
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
  test('shares are told in percent', () => {
    expect([0, 0.454, 0.455, 1].map(formatShare)).toEqual(['0%', '45%', '46%', '100%']);
    expect([0.45, 0.125].map(formatPercent)).toEqual(['45%', '12.5%']);
  });
  test('shares differ by points, and by none without a sign', () => {
    expect([0.041, -0.03, -0.004, 0.004, 0].map(formatPoints)).toEqual(['+4', '-3', '0', '0', '0']);
  });
  test('durations are told without their empty units', () => {
    expect([9_930, 3_600, 7_205, 59, 0].map(formatDuration)).toEqual(spoken[language].durations);
  });
  test('a refusal that names stages names them in words', () => {
    expect(problemText({ code: 'move.invalid', params: { from: 'PAID', to: 'SENT' } })).toBe(expected.move);
  });
  test('what a person typed is not read as a placeholder', () => {
    expect(textNow('errors', 'field.special', { characters: '{mb} <' })).toContain('{mb} <');
  });
});
