/**
 * The fields of an application's form (product/form.md#fields) with their rules. THE table: the contract's schemas, the
 * completeness of a submission, the corrections' choice of fields and the labels all come from it.
 */
import { problem, type Problem } from '../problem.ts';
import * as rule from '../fields/rules.ts';
import { CIVIL_STATUSES, GENDERS, TITLES, type FormState } from './values.ts';

export const SECTIONS = ['leader', 'spouse', 'ministry', 'contact'] as const;
export type Section = (typeof SECTIONS)[number];

export type FieldKind = 'text' | 'date' | 'choice' | 'yesNo' | 'number';
type Need = 'always' | 'never' | 'married' | 'ifDivision' | 'ifDenomination';

interface FormField {
  kind: FieldKind;
  rule: rule.FieldRule;
  need: Need;
}

const field = <K extends FieldKind>(kind: K, fieldRule: rule.FieldRule, need: Need = 'always') => ({
  kind,
  rule: fieldRule,
  need,
});
const text = (fieldRule: rule.FieldRule, need?: Need) => field('text', fieldRule, need);
const choice = (values: readonly string[], need?: Need) => field('choice', rule.oneOf(values), need);

export const FORM = {
  leader: {
    title: choice(TITLES),
    email: text(rule.email),
    name: text(rule.personName),
    lastName: text(rule.personName),
    birthDate: field('date', rule.birthDate),
    birthCountry: field('choice', rule.country),
    gender: choice(GENDERS),
    address: text(rule.line(200)),
    city: text(rule.placeName),
    state: text(rule.placeName, 'never'),
    country: field('choice', rule.country),
    zip: text(rule.zip, 'never'),
    civilStatus: choice(CIVIL_STATUSES),
    homeAreaCode: text(rule.areaCode),
    homeNumber: text(rule.phoneNumber),
    facebook: text(rule.url, 'never'),
  },
  spouse: {
    name: text(rule.personName, 'married'),
    lastName: text(rule.personName, 'married'),
    email: text(rule.email, 'never'),
    facebook: text(rule.url, 'never'),
    areaCode: text(rule.areaCode, 'never'),
    phone: text(rule.phoneNumber, 'never'),
    birthDate: field('date', rule.birthDate, 'married'),
    title: choice(TITLES, 'never'),
    numberOfChildren: field('number', rule.whole(0, 30), 'never'),
    marriageDate: field('date', rule.notFuture, 'married'),
  },
  ministry: {
    name: text(rule.churchName),
    foundationDate: field('date', rule.foundationDate),
    address: text(rule.line(200)),
    city: text(rule.placeName),
    state: text(rule.placeName, 'never'),
    country: field('choice', rule.country),
    zip: text(rule.zip, 'never'),
    members: field('number', rule.whole(0, 9_999_999)),
    productOfDivision: field('yesNo', rule.yesNo),
    productOfDivisionReason: text(rule.paragraph(1000), 'ifDivision'),
    underDenomination: field('yesNo', rule.yesNo),
    underDenominationReason: text(rule.paragraph(1000), 'ifDenomination'),
    website: text(rule.url, 'never'),
    instagram: text(rule.url, 'never'),
    facebook: text(rule.url, 'never'),
    twitter: text(rule.url, 'never'),
    youtube: text(rule.url, 'never'),
    areaCode: text(rule.areaCode),
    phone: text(rule.phoneNumber),
    fax: text(rule.phoneNumber, 'never'),
    email: text(rule.email, 'never'),
  },
  contact: {
    name: text(rule.personName),
    lastName: text(rule.personName),
    email: text(rule.email),
    areaCode: text(rule.areaCode),
    phone: text(rule.phoneNumber),
  },
} as const satisfies Record<Section, Record<string, FormField>>;

export type FieldValue = string | number | boolean | null;
export type FieldName<S extends Section> = keyof (typeof FORM)[S] & string;
type ValueOf<F> = F extends { kind: 'number' } ? number : F extends { kind: 'yesNo' } ? boolean : string;
export type SectionValues<S extends Section> = { [N in FieldName<S>]: ValueOf<(typeof FORM)[S][N]> | null };
export type FormValues = { [S in Section]: SectionValues<S> };

export const DOCUMENT_KINDS = [
  'GOVERNMENT_ID',
  'MARRIAGE_CERTIFICATE',
  'CHURCH_LEGAL_DOCUMENT',
  'LOGO',
  'COVERAGE_LETTER',
  'CREED',
  'RECOMMENDATION_LETTER_1',
  'RECOMMENDATION_LETTER_2',
  'RECOMMENDATION_LETTER_3',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const PHOTO_KINDS = ['LEADER', 'SPOUSE'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

const PREFIXES: Readonly<Record<Section, string>> = {
  leader: 'FORM_LEADER_',
  spouse: 'FORM_LEADER_SPOUSE_',
  ministry: 'FORM_MINISTRY_',
  contact: 'FORM_MINISTRY_CONTACT_',
};

const upperSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The key of a field: `FORM_LEADER_LAST_NAME`, `FORM_MINISTRY_CONTACT_EMAIL` … */
export const fieldKey = (section: Section, name: string): string => PREFIXES[section] + upperSnake(name);
export const documentKey = (kind: DocumentKind): string => `FORM_DOCUMENT_${kind}`;
export const photoKey = (kind: PhotoKind): string =>
  kind === 'LEADER' ? 'FORM_LEADER_PHOTO' : 'FORM_LEADER_SPOUSE_PHOTO';

export type FieldTarget =
  | { type: 'field'; section: Section; name: string }
  | { type: 'document'; kind: DocumentKind }
  | { type: 'photo'; kind: PhotoKind };

const targets = new Map<string, FieldTarget>([
  ...SECTIONS.flatMap((section) =>
    Object.keys(FORM[section]).map((name) => [fieldKey(section, name), { type: 'field', section, name }] as const),
  ),
  ...DOCUMENT_KINDS.map((kind) => [documentKey(kind), { type: 'document', kind }] as const),
  ...PHOTO_KINDS.map((kind) => [photoKey(kind), { type: 'photo', kind }] as const),
]);

/** Every key a correction may name, in the order of the form. */
export const FIELD_KEYS: readonly string[] = [...targets.keys()];

/** What a field key means, or nothing for a key that does not exist. */
export const fieldTarget = (key: string): FieldTarget | undefined => targets.get(key);

/** The rule's objection to one value; null and empty are judged by the submission alone, an unknown name by nobody. */
export function fieldProblem(section: Section, name: string, value: FieldValue, today: string): Problem | undefined {
  const fields: Record<string, FormField> = FORM[section];
  // Own fields only: a name that comes from outside may be `constructor`.
  const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!found || value === null || value === '') return undefined;
  return found.rule(String(value), today);
}

const needed = (need: Need, form: FormValues): boolean => {
  if (need === 'married') return form.leader.civilStatus === 'MARRIED';
  if (need === 'ifDivision') return form.ministry.productOfDivision === true;
  if (need === 'ifDenomination') return form.ministry.underDenomination === true;
  return need === 'always';
};

/** What decides which documents a form asks for. */
export interface WhoApplies {
  leader: Pick<FormValues['leader'], 'civilStatus'>;
}

/** Whether the form cannot be submitted without it. */
export const needsDocument = (kind: DocumentKind, form: WhoApplies): boolean => {
  if (kind === 'CREED') return false;
  return kind !== 'MARRIAGE_CERTIFICATE' || form.leader.civilStatus === 'MARRIED';
};

/**
 * Everything that keeps the form from being submitted, all at once, by field key: `field.required` for what is
 * missing, the rule's own code for what no longer holds (a person may have typed it long ago).
 */
export function whyNotSubmit(
  form: FormValues,
  present: { documents: ReadonlySet<DocumentKind>; photos: ReadonlySet<PhotoKind> },
  today: string,
): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  const married = form.leader.civilStatus === 'MARRIED';
  if (!present.photos.has('LEADER')) problems[photoKey('LEADER')] = problem('field.required');
  for (const section of SECTIONS) {
    if (section === 'spouse' && !married) continue;
    for (const [name, { need }] of Object.entries(FORM[section]) as [string, FormField][]) {
      const value = (form[section] as Record<string, FieldValue>)[name] ?? null;
      const missing = (value === null || value === '') && needed(need, form);
      const found = missing ? problem('field.required') : fieldProblem(section, name, value, today);
      if (found) problems[fieldKey(section, name)] = found;
    }
  }
  for (const kind of DOCUMENT_KINDS) {
    if (needsDocument(kind, form) && !present.documents.has(kind)) {
      problems[documentKey(kind)] = problem('field.required');
    }
  }
  return problems;
}

/** Where the applicant stands in the form: the first step with something missing. */
export function formStateOf(missingKeys: readonly string[]): FormState {
  if (missingKeys.some((key) => key.startsWith('FORM_LEADER_'))) return 'FORM_STATE_PASTORAL_FORM';
  if (missingKeys.some((key) => key.startsWith('FORM_MINISTRY_'))) return 'FORM_STATE_MINISTRY_FORM';
  return 'FORM_STATE_DOCUMENTS';
}
