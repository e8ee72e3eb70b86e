import { CIVIL_STATUSES, GENDERS, TITLES } from '@portal/domain/applications/values.ts';
import { SATISFACTIONS } from '@portal/domain/census/form.ts';
import { COUNTRIES } from '@portal/domain/countries.ts';
import { importFieldsOf, titleKey, type Mapping } from '@portal/domain/imports/fields.ts';
import type { ImportKind } from '@portal/domain/imports/imports.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { fieldValueText } from '@portal/messages/applications/fieldWords.ts';
import { censusForm as en } from '@portal/messages/en/census/censusForm.ts';
import { censusForm as es } from '@portal/messages/es/census/censusForm.ts';
import { paperWords } from '../../dossiers/content/paperWords.ts';
import type { RowValues } from './importKind.ts';

/** Cells as their fields take them. What is not understood stays as it is written, and is refused by the form's rule. */
export function readValues(kind: ImportKind, mapping: Mapping, cells: readonly string[]): RowValues {
  const { fields } = importFieldsOf(kind);
  const found: Record<string, string> = {};
  for (const [name, { reads }] of Object.entries(fields)) {
    const column = mapping[name];
    const text = column === undefined ? '' : (cells[column] ?? '');
    if (text !== '') found[name] = READERS[reads](text);
  }
  return found;
}

/** A country by its code or by its name in either language. */
const countryCodes: ReadonlyMap<string, string> = new Map([
  ...LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return COUNTRIES.map(({ code }) => [titleKey(names.of(code) ?? code), code] as const);
  }),
  ...COUNTRIES.map(({ code }) => [code.toLowerCase(), code] as const),
]);

const languages: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) => [
    [language, language] as const,
    ...LANGUAGES.map((said) => {
      const names = new Intl.DisplayNames(said, { type: 'language' });
      return [titleKey(names.of(language) ?? language), language] as const;
    }),
  ]),
);

/** A day in any order that can only be meant so; the third of April or the fourth of March stays as it is written, and is refused. */
function dayOf(text: string): string {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? ownOrder(text) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

function ownOrder(text: string): string[] | undefined {
  const [, one = '', other = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (Number(one) > MONTHS || one === other) return [text, year, other, one];
  return Number(other) > MONTHS ? [text, year, one, other] : undefined;
}
const MONTHS = 12;

/** Choices of the form by their code or by what they are called, of a woman or a man. */
const choices: ReadonlyMap<string, string> = new Map(
  (
    [
      ['title', TITLES],
      ['civilStatus', CIVIL_STATUSES],
      ['gender', GENDERS],
    ] as const
  ).flatMap(([name, values]) =>
    values.flatMap((value) => [
      [titleKey(value), value] as const,
      ...LANGUAGES.flatMap((language) =>
        GENDERS.map((gender) => {
          const said = fieldValueText(paperWords(language), gender, { section: 'leader', name, value });
          return [titleKey(said ?? value), value] as const;
        }),
      ),
    ]),
  ),
);

const satisfactions: ReadonlyMap<string, string> = new Map(
  SATISFACTIONS.flatMap((value) => [
    [titleKey(value), value] as const,
    ...[en, es].map((words) => [titleKey(words[`satisfaction.${value}`]), value] as const),
  ]),
);

const YES_NO: ReadonlyMap<string, string> = new Map([
  ...['yes', 'y', 'si', 's', 'true', 'verdadero', '1', 'x'].map((text) => [text, 'true'] as const),
  ...['no', 'n', 'false', 'falso', '0'].map((text) => [text, 'false'] as const),
]);

const asWritten = (text: string): string => text;
const READERS = {
  text: asWritten,
  email: asWritten,
  roles: asWritten,
  country: (text: string) => countryCodes.get(titleKey(text)) ?? text,
  choice: (text: string) => choices.get(titleKey(text)) ?? text,
  count: (text: string) => text.replace(/[\s\u00A0]/g, ''),
  quarter: (text: string) => /^[TQ]?\s*([1-4])$/i.exec(text)?.[1] ?? text,
  satisfaction: (text: string) => satisfactions.get(titleKey(text)) ?? text,
  yesNo: (text: string) => YES_NO.get(titleKey(text)) ?? text,
  language: (text: string) => languages.get(titleKey(text)) ?? text,
  date: dayOf,
  digits: (text: string) => text.replace(/[\s+().-]/g, ''),
} as const;
