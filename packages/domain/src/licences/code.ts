/** The code of a licence (product/licences.md#code): what stands on the leader card, below its QR. */

/** Signs that nobody takes for one another. 29 is a prime, so that the check sign finds every wrong sign and every two that changed places. */
const SIGNS = '0123456789ACDEFGHJKMNPQRTVWXY';

/** What is read for a sign that codes do not have. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', Z: '2', S: '5', B: '8', U: 'V' };

const LICENCE_CODE_LENGTH = 10;

/** A new code: nine signs and the one that follows from them. `random` gives a whole number from 0 to below `bound`. */
export function makeLicenceCode(random: (bound: number) => number): string {
  const chosen = Array.from({ length: LICENCE_CODE_LENGTH - 1 }, () => random(SIGNS.length));
  return [...chosen, checkOf(chosen)].map((value) => SIGNS.charAt(value)).join('');
}

/**
 * The code that somebody typed or scanned: small letters, blanks, hyphens and look-alikes are read as what is meant.
 * Nothing where it cannot be one: of another length, or with a sign that does not fit the others.
 */
export function readLicenceCode(text: string): string | undefined {
  const code = [...text.toUpperCase().replaceAll(/[\s-]/g, '')].map((sign) => LOOK_ALIKES[sign] ?? sign).join('');
  if (code.length !== LICENCE_CODE_LENGTH) return undefined;
  const values = [...code].map((sign) => SIGNS.indexOf(sign));
  return !values.includes(-1) && values.at(-1) === checkOf(values.slice(0, -1)) ? code : undefined;
}

/** As people read it aloud: in two halves. */
export const presentLicenceCode = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`;

const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (at + 1), 0) % SIGNS.length;
