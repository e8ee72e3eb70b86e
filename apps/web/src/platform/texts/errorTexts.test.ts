import { describe, expect, test } from 'vitest';
import { ERROR_STATUS, type ClientCode, type ErrorCode } from '@portal/contract/errors.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { errors as en } from '@portal/messages/en/errors.ts';
import { errors as es } from '@portal/messages/es/errors.ts';
import { fillText } from '@portal/messages/fillText.ts';
import type { TextParams } from '@portal/messages/translation.ts';

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, es };

/** Told by the browser alone; a type, so that one that is missing here does not compile. */
const OF_BROWSER: Readonly<Record<ClientCode, true>> = { GE100: true, GE200: true, 'login.connectivity': true };
const CODES = [...Object.keys(ERROR_STATUS), ...Object.keys(OF_BROWSER)] as (ErrorCode | ClientCode)[];

/** What a code comes with, as the rules give it. Every other comes alone. */
const PARAMS: Readonly<Partial<Record<ErrorCode | ClientCode, readonly TextParams[]>>> = {
  'move.invalid': [{ from: 'PAID', to: 'SENT' }],
  'move.corrections': [{ n: 2 }, { n: 1_000_000 }],
  'exonerate.corrections': [{ n: 2 }, { n: 1_000_000 }],
  'assign.sameRole': [{ name: 'Ana {length} <b>' }],
  'client.reminded': [{ days: 7 }],
  RRU007: [{ cases: '2026-000012, 2026-000013' }],
  'mail.placeholder': [{ placeholder: '{nombre}' }],
  'bulk.tooMany': [{ most: 10_000 }],
  'import.rows': [{ most: 20_000 }],
  'import.columns': [{ most: 100 }],
  'import.cell': [{ line: 4, most: 2_000 }],
  'import.touched': [{ count: 2 }, { count: 1_000_000 }],
  'category.inUse': [{ n: 2 }, { n: 1_000_000 }],
  'role.hasUsers': [
    { n: 2, names: 'Ana, Eva' },
    { n: 1_000_000, names: 'Ana' },
  ],
  'role.combinationHeld': [{ n: 2, names: 'Ana' }],
  'view.tooMany': [{ length: 30 }],
  'census.deadline': [{ length: 90 }],
  'merge.late': [{ days: 30 }],
  'factor.tooMany': [{ length: 10 }],
  'rules.overlap': [{ start: 120 }],
  'rules.gap': [{ start: 99 }],
  'field.videoId': [{ language: 'en' }],
  CKE010: [{ n: 5 }],
  'event.undo': [{ minutes: 10 }],
  'event.long': [{ length: 31 }],
  'field.max': [{ length: 50 }, { length: 1_000_000 }],
  'field.min': [{ length: 3 }],
  'field.least': [{ length: 0 }],
  'field.most': [{ length: 30 }],
  'field.special': [{ characters: '& 😀' }, { characters: '{length}' }],
  'field.age': [{ length: 18 }],
  'field.file': [{ types: 'PDF, JPG, PNG' }],
  'field.fileSize': [{ mb: 15 }],
  'field.image': [{ w: 200, h: 300 }],
};

/** The same in both languages: nothing in it is a word of one of them. */
const ALIKE: readonly (ErrorCode | ClientCode)[] = ['field.file'];

describe.each(CODES)('%s', (code) => {
  test.each(PARAMS[code] ?? [{}])('is told in words of both languages with %j', (params) => {
    const told = LANGUAGES.map((language) => {
      const text = fillText(TEXTS[language] ?? {}, language, code, params);
      expect(text).not.toContain(code);
      expect(text.length).toBeGreaterThan(2);
      for (const value of Object.values(params)) expect(text).toContain(String(value));
      // Whatever was put in may look like a placeholder; what the text has of its own may not be left.
      const own = Object.values(params).reduce<string>((rest, value) => rest.replaceAll(String(value), ''), text);
      expect(own).not.toMatch(/[{}]/);
      return text;
    });
    expect(new Set(told).size).toBe(ALIKE.includes(code) ? 1 : LANGUAGES.length);
  });

  test('comes with exactly what its text asks for', () => {
    for (const texts of [en, es] as Readonly<Record<string, string>>[]) {
      const asked = [...(texts[code] ?? texts[`${code}_other`] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(asked.toSorted()).toEqual(Object.keys(PARAMS[code]?.[0] ?? {}).toSorted());
    }
  });
});

test('one correction is told in the singular', () => {
  expect(fillText(en, 'en', 'move.corrections', { n: 1 })).toMatch(/^One correction is open\. Accept it first\./);
  expect(fillText(es, 'es', 'exonerate.corrections', { n: 1 })).toMatch(
    /^Hay una corrección abierta\. Acéptela antes\./,
  );
});

test('no text is of a code that is no longer there', () => {
  for (const texts of [en, es]) {
    const codes = new Set(Object.keys(texts).map((key) => key.replace(/_(one|many|other)$/, '')));
    expect([...codes].toSorted()).toEqual(CODES.toSorted());
  }
});
