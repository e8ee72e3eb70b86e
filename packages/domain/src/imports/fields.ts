/** The fields of each kind of import: what they are, and by which titles a column is known, in both languages. */
import { ALIKE, type ImportKind } from './imports.ts';

type Reading = 'text' | 'email' | 'country' | 'digits' | 'language' | 'roles';

interface ImportField {
  /** How its cells are read. */
  reads: Reading;
  /** No row can do without it. */
  required: boolean;
  /** What a column of it may be called, without accents and in small letters; English and Spanish. */
  titles: readonly string[];
}

interface ImportFields {
  fields: Readonly<Record<string, ImportField>>;
  /** The field by which two rows of a file are about the same. */
  sameBy: string;
}

const IMPORT_FIELDS = {
  STAFF: {
    sameBy: 'email',
    fields: {
      name: { reads: 'text', required: true, titles: ['name', 'first name', 'given name', 'nombre', 'nombres'] },
      lastName: {
        reads: 'text',
        required: true,
        titles: ['last name', 'surname', 'family name', 'apellido', 'apellidos'],
      },
      email: {
        reads: 'email',
        required: true,
        titles: ['email', 'e-mail', 'mail', 'email address', 'correo', 'correo electronico', 'direccion de correo'],
      },
      country: { reads: 'country', required: true, titles: ['country', 'pais'] },
      phoneCode: {
        reads: 'digits',
        required: false,
        titles: ['area code', 'country code', 'phone code', 'prefix', 'codigo de area', 'indicativo', 'prefijo'],
      },
      mobile: {
        reads: 'digits',
        required: false,
        titles: ['mobile', 'phone', 'cell', 'cell phone', 'celular', 'telefono', 'movil', 'telefono celular'],
      },
      language: { reads: 'language', required: false, titles: ['language', 'idioma', 'lengua'] },
      roles: { reads: 'roles', required: true, titles: ['roles', 'role', 'rol', 'perfil', 'perfiles'] },
    },
  },
} as const satisfies Record<ImportKind, ImportFields>;

export const importFieldsOf = (kind: ImportKind): ImportFields => IMPORT_FIELDS[kind];

/** In which column each field stands. */
export type Mapping = Readonly<Record<string, number>>;

/** A title as it is compared: without accents, marks and spaces at its ends. */
export const titleKey = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();

/**
 * Which column each field is likely to stand in, each column once: first as it was chosen for such a title before, then by
 * the titles of both languages, letter for letter and then nearly so.
 */
export function guessColumns(
  kind: ImportKind,
  titles: readonly string[],
  before: Readonly<Record<string, string>>,
): Mapping {
  const keys = titles.map(titleKey);
  const taken = new Set<number>();
  const found: Record<string, number> = {};
  const take = (fits: (field: string, key: string) => boolean) => {
    for (const field of Object.keys(importFieldsOf(kind).fields)) {
      if (field in found) continue;
      const column = keys.findIndex((key, at) => key !== '' && !taken.has(at) && fits(field, key));
      if (column < 0) continue;
      found[field] = column;
      taken.add(column);
    }
  };
  const titlesOf = (field: string) => importFieldsOf(kind).fields[field]?.titles ?? [];
  take((field, key) => before[field] === key);
  take((field, key) => titlesOf(field).includes(key));
  take((field, key) => titlesOf(field).some((title) => likeness(title, key) >= ALIKE));
  return found;
}

/** How alike two short texts are, from 0 to 1: the share of their pairs of letters that both have. */
function likeness(one: string, other: string): number {
  const pairsOf = (text: string) => Array.from({ length: text.length + 1 }, (_, at) => ` ${text} `.slice(at, at + 2));
  const [some, rest] = [pairsOf(one), pairsOf(other)];
  const shared = some.filter((pair) => rest.includes(pair)).length;
  return (2 * shared) / (some.length + rest.length);
}

/** The fields that no row can do without and that no column was chosen for. */
export const missingColumns = (kind: ImportKind, mapping: Mapping): string[] =>
  Object.entries(importFieldsOf(kind).fields).flatMap(([field, { required }]) =>
    required && mapping[field] === undefined ? [field] : [],
  );
