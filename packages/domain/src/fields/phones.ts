/** A phone number entered in two parts, area code and national number: together E.164 (product/fields.md#phones). */
import { problem, type Problem } from '../problem.ts';

/** The digits of E.164, area code included. */
const PHONE_MAX = 15;

/** Why a national number is too long for its area code: `field.max` { length }, the most that fit; or nothing. */
export function whyTooLong(areaCode: string, number: string): Problem | undefined {
  const most = PHONE_MAX - areaCode.length;
  return number.length > most ? problem('field.max', { length: most }) : undefined;
}

/** What is wrong with a phone of which both parts are given or none: `field.required` at the missing one, or too long. */
export function whyNotPhone(
  areaCode: string | null,
  number: string | null,
): { areaCode: Problem | undefined; number: Problem | undefined } {
  const required = problem('field.required');
  return {
    areaCode: number !== null && areaCode === null ? required : undefined,
    number: areaCode === null ? undefined : number === null ? required : whyTooLong(areaCode, number),
  };
}
