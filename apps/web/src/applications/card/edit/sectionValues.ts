/** The values of a section as its form has them: text, whatever they are kept as. */
import { FORM, type FieldKind, type FieldValue, type Section } from '@portal/domain/applications/form.ts';
import { tidy, type FieldRule } from '@portal/domain/fields/rules.ts';

export type TypedValues = Record<string, string>;
type Values = Readonly<Record<string, FieldValue>>;

/** What the form's table says of a field. */
export const fieldOf = (section: Section, name: string): { kind: FieldKind; rule?: FieldRule } =>
  (FORM[section] as Record<string, { kind: FieldKind; rule: FieldRule }>)[name] ?? { kind: 'text' };

export const typedOf = (section: Section, values: Values): TypedValues =>
  Object.fromEntries(Object.keys(FORM[section]).map((name) => [name, String(values[name] ?? '')]));

/** What would be kept of it; a number that is none stays text, which its rule then refuses. */
export function keptOf(section: Section, name: string, typed: string): FieldValue {
  const text = tidy(typed);
  if (text === '') return null;
  const { kind } = fieldOf(section, name);
  if (kind === 'yesNo') return text === 'true';
  return kind === 'number' && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

export const allKept = (section: Section, typed: TypedValues): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, keptOf(section, name, text)]));

/** The fields that are another now, and what stood in them. */
export function changesOf(section: Section, typed: TypedValues, base: Values) {
  const names = Object.keys(typed).filter((name) => keptOf(section, name, typed[name] ?? '') !== (base[name] ?? null));
  const pick = (of: (name: string) => FieldValue) => Object.fromEntries(names.map((name) => [name, of(name)]));
  return { values: pick((name) => keptOf(section, name, typed[name] ?? '')), was: pick((name) => base[name] ?? null) };
}
