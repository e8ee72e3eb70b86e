/** Phone numbers of the form: an area code and a national number, together E.164 (product/fields.md#phones). */
import { whyTooLong } from '../fields/phones.ts';
import type { Problem } from '../problem.ts';
import type { FieldValue, Section } from './form.ts';

const PAIRS: Readonly<Record<Section, readonly { code: string; number: string }[]>> = {
  leader: [{ code: 'homeAreaCode', number: 'homeNumber' }],
  spouse: [{ code: 'areaCode', number: 'phone' }],
  ministry: [
    { code: 'areaCode', number: 'phone' },
    { code: 'areaCode', number: 'fax' },
  ],
  contact: [{ code: 'areaCode', number: 'phone' }],
};

/** Numbers of a section that are too long together with their area code, by the number's name: `field.max` { length }. */
export function phoneProblems(section: Section, values: Readonly<Record<string, FieldValue>>): Record<string, Problem> {
  const found = PAIRS[section].flatMap(({ code, number }) => {
    const problem = whyTooLong(String(values[code] ?? ''), String(values[number] ?? ''));
    return problem ? [[number, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

/** `+50688887777`, or nothing while one of the two is missing. */
export const phoneOf = (areaCode: string | null, number: string | null): string | null =>
  areaCode && number ? `+${areaCode}${number}` : null;
