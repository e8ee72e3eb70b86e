import { COUNTRIES } from '@portal/domain/countries.ts';
import { importFieldsOf, titleKey, type Mapping } from '@portal/domain/imports/fields.ts';
import type { ImportKind } from '@portal/domain/imports/imports.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
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

const asWritten = (text: string): string => text;
const READERS = {
  text: asWritten,
  email: asWritten,
  roles: asWritten,
  country: (text: string) => countryCodes.get(titleKey(text)) ?? text,
  language: (text: string) => languages.get(titleKey(text)) ?? text,
  digits: (text: string) => text.replace(/[\s+().-]/g, ''),
} as const;
