/** The fields of each kind of import: what they are, and by which titles a column is known, in both languages. */
import { RECORDED, type RecordedField } from '../churches/recorded.ts';
import { CENSUS_FIELDS, CENSUS_KEYS } from '../census/form.ts';
import { FORM, fieldKey, SECTIONS, type FieldKind } from '../applications/form.ts';
import { ALIKE, type ImportKind } from './imports.ts';

type Reading =
  | 'choice'
  | 'text'
  | 'email'
  | 'country'
  | 'count'
  | 'date'
  | 'digits'
  | 'language'
  | 'quarter'
  | 'roles'
  | 'satisfaction'
  | 'yesNo';

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
  /** The fields by which two rows of a file are about the same: where all of them say the same. */
  sameBy: readonly string[];
}

/** Titles that several kinds know. */
const NAME = ['name', 'first name', 'given name', 'nombre', 'nombres'] as const;
const LAST_NAME = ['last name', 'surname', 'family name', 'apellido', 'apellidos'] as const;
const EMAIL = [
  'email',
  'e-mail',
  'mail',
  'email address',
  'correo',
  'correo electronico',
  'direccion de correo',
] as const;
const COUNTRY = ['country', 'pais'] as const;
const PHONE_CODE = [
  'area code',
  'country code',
  'phone code',
  'prefix',
  'codigo de area',
  'codigo de pais',
  'indicativo',
  'prefijo',
] as const;
const PHONE = ['mobile', 'phone', 'cell', 'cell phone', 'celular', 'telefono', 'movil', 'telefono celular'] as const;
const CHURCH = [
  'church',
  'church name',
  'ministry',
  'ministry name',
  'iglesia',
  'nombre de la iglesia',
  'ministerio',
] as const;

/** How the fields of a leader with a church are read and known; which are needed and what holds for each stands in their table. */
const LEADERS: Readonly<Record<RecordedField, Omit<ImportField, 'required'>>> = {
  name: { reads: 'text', titles: [...NAME, 'leader', 'lider'] },
  lastName: { reads: 'text', titles: LAST_NAME },
  email: { reads: 'email', titles: EMAIL },
  birthDate: {
    reads: 'date',
    titles: ['birth date', 'date of birth', 'birthday', 'fecha de nacimiento', 'nacimiento'],
  },
  homeAreaCode: { reads: 'digits', titles: PHONE_CODE },
  homeNumber: { reads: 'digits', titles: PHONE },
  churchName: { reads: 'text', titles: CHURCH },
  city: { reads: 'text', titles: ['city', 'town', 'ciudad', 'localidad'] },
  country: { reads: 'country', titles: [...COUNTRY, 'church country', 'pais de la iglesia'] },
  opened: {
    reads: 'date',
    titles: [
      'opening date',
      'opened',
      'open since',
      'foundation date',
      'founded',
      'fecha de apertura',
      'apertura',
      'fecha de fundacion',
      'fundacion',
    ],
  },
};

const IMPORT_FIELDS = {
  STAFF: {
    sameBy: ['email'],
    fields: {
      name: { reads: 'text', required: true, titles: NAME },
      lastName: { reads: 'text', required: true, titles: LAST_NAME },
      email: { reads: 'email', required: true, titles: EMAIL },
      country: { reads: 'country', required: true, titles: COUNTRY },
      phoneCode: { reads: 'digits', required: false, titles: PHONE_CODE },
      mobile: { reads: 'digits', required: false, titles: PHONE },
      language: { reads: 'language', required: false, titles: ['language', 'idioma', 'lengua'] },
      roles: { reads: 'roles', required: true, titles: ['roles', 'role', 'rol', 'perfil', 'perfiles'] },
    },
  },
  LEADERS: {
    sameBy: ['email'],
    fields: Object.fromEntries(
      Object.entries(LEADERS).map(([field, one]) => [
        field,
        { ...one, required: RECORDED[field as RecordedField].required },
      ]),
    ),
  },
  CENSUS: {
    sameBy: ['churchNumber', 'churchName', 'country', 'year', 'quarter'],
    fields: {
      churchNumber: {
        reads: 'count',
        required: false,
        titles: ['church number', 'number', 'church id', 'id', 'numero', 'numero de iglesia', 'codigo'],
      },
      churchName: { reads: 'text', required: false, titles: CHURCH },
      country: { reads: 'country', required: false, titles: COUNTRY },
      year: { reads: 'count', required: true, titles: ['year', 'ano'] },
      quarter: { reads: 'quarter', required: true, titles: ['quarter', 'trimestre'] },
      ...Object.fromEntries(
        // What they are called stands in the texts of the form.
        CENSUS_KEYS.map((key): [string, ImportField] => {
          const field = CENSUS_FIELDS[key];
          return [key, { reads: field.kind, required: field.kind === 'count' && field.needed === true, titles: [] }];
        }),
      ),
    },
  },
  APPLICATIONS: {
    sameBy: ['account'],
    fields: {
      account: {
        reads: 'email',
        required: true,
        titles: ['account', 'client account', 'account email', 'cuenta', 'correo de la cuenta', 'usuario'],
      },
      ...Object.fromEntries(
        // A form may be begun with little; what they are called stands in its texts.
        SECTIONS.flatMap((section) =>
          Object.entries(FORM[section]).map(([name, { kind }]): [string, ImportField] => [
            fieldKey(section, name),
            { reads: readingOf(name, kind), required: false, titles: [] },
          ]),
        ),
      ),
    },
  },
} as const satisfies Record<ImportKind, ImportFields>;

/** How a field of the form is read: countries and phones are known by their names. */
function readingOf(name: string, kind: FieldKind): Reading {
  if (/country$/i.test(name)) return 'country';
  if (/(areaCode|homeNumber|phone|fax)$/i.test(name)) return 'digits';
  return { text: 'text', date: 'date', choice: 'choice', yesNo: 'yesNo', number: 'count' }[kind] as Reading;
}

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
 * the titles of both languages, letter for letter and then nearly so. `labels` are what the form calls a field, in both.
 */
export function guessColumns(
  kind: ImportKind,
  titles: readonly string[],
  before: Readonly<Record<string, string>>,
  labels: (field: string) => readonly string[] = () => [],
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
  const known = new Map(
    Object.entries(importFieldsOf(kind).fields).map(([field, { titles: own }]) => [
      field,
      [...own, ...labels(field).map(titleKey)],
    ]),
  );
  const titlesOf = (field: string) => known.get(field) ?? [];
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
