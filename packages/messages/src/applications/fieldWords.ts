/** The fields of a form in words: their labels and their values. */
import { FORM, fieldTarget, type FieldKind, type FieldValue, type Section } from '@portal/domain/applications/form.ts';
import {
  CIVIL_STATUSES,
  GENDERS,
  TITLES,
  type CivilStatus,
  type Gender,
  type Title,
} from '@portal/domain/applications/values.ts';
import type { CardWords } from './words.ts';

/** The label of a field key (`FORM_LEADER_NAME` …). */
export function fieldLabel({ form }: Pick<CardWords, 'form'>, key: string): string {
  const target = fieldTarget(key);
  if (!target) return form('fields.unknown');
  if (target.type === 'document') return form(`fields.documents.${target.kind}`);
  if (target.type === 'photo')
    return target.kind === 'LEADER' ? form('fields.leader.photo') : form('fields.spouse.photo');
  return form(`fields.${target.section}.${target.name}` as 'fields.leader.name');
}

/** The same with its section, since several sections have a name. */
export function fullFieldLabel(words: Pick<CardWords, 'form' | 'detail'>, key: string): string {
  const target = fieldTarget(key);
  const field = fieldLabel(words, key);
  if (target?.type !== 'field') return field;
  return words.form('fields.inSection', { field, section: words.detail(`section.${target.section}`) });
}

const within = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value);

/** A field's value in words: choices by their texts, countries by name, dates and figures as the reader writes them. */
export function fieldValueText(
  { form, board, figures }: Pick<CardWords, 'form' | 'board' | 'figures'>,
  gender: FieldValue | undefined,
  { section, name, value }: { section: Section; name: string; value: FieldValue },
): string | null {
  if (value === null || value === '') return null;
  // Titles and civil status agree with the person; only the leader's gender is known.
  const female = section === 'leader' && gender === ('FEMALE' satisfies Gender) ? '_female' : '';
  const choice = (text: string): string => {
    if (within<Title>(TITLES, text)) return board(`titles.${text}${female}`);
    if (within<CivilStatus>(CIVIL_STATUSES, text)) return form(`values.civilStatus.${text}${female}`);
    return within<Gender>(GENDERS, text) ? form(`values.gender.${text}`) : figures.country(text);
  };
  switch (kindOf(section, name)) {
    case 'choice':
      return choice(String(value));
    case 'date':
      return figures.date(String(value));
    case 'number':
      return figures.number(Number(value));
    case 'yesNo':
      return form(String(value) === 'true' ? 'values.yesNo.yes' : 'values.yesNo.no');
    default:
      return String(value);
  }
}

/** A value kept as text under a field key, in words; of a file its name. */
export function fieldKeyValueText(
  words: Pick<CardWords, 'form' | 'board' | 'figures'>,
  gender: FieldValue | undefined,
  key: string,
  value: string | null,
): string | null {
  const target = fieldTarget(key);
  return target?.type === 'field'
    ? fieldValueText(words, gender, { section: target.section, name: target.name, value })
    : value;
}

const kindOf = (section: Section, name: string): FieldKind | undefined =>
  (FORM[section] as Record<string, { kind: FieldKind }>)[name]?.kind;

/** Numbers and the field of their country code, which is read with them and not by itself. */
export const PHONE_CODES: Readonly<Record<string, string>> = { homeNumber: 'homeAreaCode', phone: 'areaCode' };
export const isPhoneCode = (name: string): boolean => Object.values(PHONE_CODES).includes(name);
