/** Leaders of whom is only recorded who they are and which church they lead: product/churches.md#recorded. */
import { fieldProblem, type FORM, type Section } from '../applications/form.ts';
import { whyNotPhone } from '../fields/phones.ts';
import { problem, type Problem } from '../problem.ts';

const of = <S extends Section>(section: S, name: keyof (typeof FORM)[S] & string, required: boolean) => ({
  section,
  name,
  required,
});

/** What is recorded, each by the rule of that field of the form. */
export const RECORDED = {
  name: of('leader', 'name', true),
  lastName: of('leader', 'lastName', true),
  email: of('leader', 'email', true),
  birthDate: of('leader', 'birthDate', false),
  homeAreaCode: of('leader', 'homeAreaCode', false),
  homeNumber: of('leader', 'homeNumber', false),
  churchName: of('ministry', 'name', true),
  city: of('ministry', 'city', true),
  country: of('ministry', 'country', true),
  opened: of('ministry', 'foundationDate', true),
} as const;
export type RecordedField = keyof typeof RECORDED;
export type Recorded = Readonly<Partial<Record<RecordedField, string>>>;

/** All that is wrong, by field: `field.required`, or as the form says it. `today` is a day in New York. */
export function whyNotRecord(values: Recorded, today: string): Record<string, Problem> {
  const found = Object.entries(RECORDED).flatMap(([field, { section, name, required }]) => {
    const value = values[field as RecordedField] ?? '';
    const wrong = value === '' && required ? problem('field.required') : fieldProblem(section, name, value, today);
    return wrong ? [[field, wrong] as const] : [];
  });
  const phone = whyNotPhone(values.homeAreaCode || null, values.homeNumber || null);
  const ofPhone = Object.entries({ homeAreaCode: phone.areaCode, homeNumber: phone.number });
  return Object.fromEntries([
    ...ofPhone.filter((entry): entry is [string, Problem] => entry[1] !== undefined),
    ...found,
  ]);
}
