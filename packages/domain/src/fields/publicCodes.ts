/** Codes that are printed, read aloud, typed and scanned: of a licence, of a certificate. Their length tells which it is. */

/** Signs that nobody takes for one another. 29 is a prime, so that the check sign finds every wrong sign and every two that changed places. */
const SIGNS = '0123456789ACDEFGHJKMNPQRTVWXY';

/** What is read for a sign that codes do not have. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', Z: '2', S: '5', B: '8', U: 'V' };

/** A new code: signs by chance and the one that follows from them. `random` gives a whole number from 0 to below `bound`. */
export function makeCode(length: number, random: (bound: number) => number): string {
  const chosen = Array.from({ length: length - 1 }, () => random(SIGNS.length));
  return [...chosen, checkOf(chosen)].map((value) => SIGNS.charAt(value)).join('');
}

/**
 * The code that somebody typed or scanned: small letters, blanks, hyphens and look-alikes are read as what is meant.
 * Nothing where it cannot be one: of another length, or with a sign that does not fit the others.
 */
export function readCode(length: number, text: string): string | undefined {
  const code = signsOf(text).map((sign) => LOOK_ALIKES[sign] ?? sign);
  if (code.length !== length) return undefined;
  const values = code.map((sign) => SIGNS.indexOf(sign));
  return !values.includes(-1) && values.at(-1) === checkOf(values.slice(0, -1)) ? code.join('') : undefined;
}

/** How many signs somebody typed, whether or not they fit. */
export const codeLength = (text: string): number => signsOf(text).length;

/** As people read it aloud: in two halves. */
export const presentCode = (code: string): string => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

const signsOf = (text: string): string[] => [...text.toUpperCase().replaceAll(/[\s-]/g, '')];

const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (at + 1), 0) % SIGNS.length;
