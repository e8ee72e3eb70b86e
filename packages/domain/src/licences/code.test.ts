import { expect, test } from 'vitest';
import { makeLicenceCode, presentLicenceCode, readLicenceCode } from './code.ts';

/** The same numbers again and again. */
const given = (numbers: readonly number[]) => {
  let at = -1;
  return (bound: number) => (numbers[(at += 1) % numbers.length] ?? 0) % bound;
};
const CODE = makeLicenceCode(given([3, 17, 22, 9, 28, 11, 5, 20, 14]));

test('a code has ten signs that nobody takes for one another, read aloud in two halves', () => {
  expect(CODE).toMatch(/^[0-9ACDEFGHJKMNPQRTVWXY]{10}$/);
  expect(presentLicenceCode(CODE)).toBe(`${CODE.slice(0, 5)} ${CODE.slice(5)}`);
});

test('small letters, blanks, hyphens and look-alikes are read as what is meant', () => {
  const zeros = makeLicenceCode(given([0]));
  expect(zeros).toBe('0000000000');
  expect(readLicenceCode('oOoOo-00000')).toBe(zeros);
  expect(readLicenceCode(` ${presentLicenceCode(CODE).toLowerCase()} `)).toBe(CODE);
  const ones = makeLicenceCode(given([1, 2, 5, 8, 25]));
  expect(
    readLicenceCode(ones.replaceAll('1', 'l').replaceAll('2', 'z').replaceAll('5', 's').replaceAll('8', 'B')),
  ).toBe(ones);
});

test('one wrong sign and two that changed places are found, wherever they stand', () => {
  for (let at = 0; at < CODE.length; at += 1) {
    const sign = CODE.charAt(at);
    for (const wrong of '0123456789ACDEFGHJKMNPQRTVWXY') {
      if (wrong !== sign) expect(readLicenceCode(CODE.slice(0, at) + wrong + CODE.slice(at + 1))).toBeUndefined();
    }
    const next = CODE.charAt(at + 1);
    if (next !== '' && next !== sign) {
      expect(readLicenceCode(CODE.slice(0, at) + next + sign + CODE.slice(at + 2))).toBeUndefined();
    }
  }
});

test.each(['', CODE.slice(1), `${CODE}0`, 'https://example.org', '*'.repeat(10), '0'.repeat(4000)])(
  '%j is no code',
  (text) => expect(readLicenceCode(text)).toBeUndefined(),
);
