import { describe, expect, it } from 'vitest';
import { COUNTRIES, callingCodeOf, isCallingCode, isCountry, mainCountryOf } from './countries.ts';

describe('the countries', () => {
  it('are the 249 of ISO 3166-1, each once, in order', () => {
    const codes = COUNTRIES.map(({ code }) => code);
    expect(codes).toHaveLength(249);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it.each(['en', 'es'])('all have a name in %s', (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    expect(COUNTRIES.filter(({ code }) => names.of(code) === undefined)).toEqual([]);
  });

  it('all have a calling code of one to three digits without a leading zero', () => {
    expect(COUNTRIES.filter(({ callingCode }) => !/^[1-9]\d{0,2}$/.test(callingCode))).toEqual([]);
  });

  it('name the one whose plan it is first where several share a code', () => {
    expect(['1', '7', '44', '57', '999'].map(mainCountryOf)).toEqual(['US', 'RU', 'GB', 'CO', undefined]);
    expect(
      COUNTRIES.filter(({ callingCode }) => callingCodeOf(mainCountryOf(callingCode) ?? '') !== callingCode),
    ).toEqual([]);
  });

  it.each([
    ['MX', '52'],
    ['US', '1'],
    ['DO', '1'],
    ['BR', '55'],
    ['ES', '34'],
    ['KR', '82'],
    ['CI', '225'],
    ['KZ', '7'],
  ])('%s is called by %s', (country, code) => {
    expect(callingCodeOf(country)).toBe(code);
  });

  it.each(['', 'mx', 'MEX', 'XX', 'EU', 'UK', 'M'])('%j is no country', (code) => {
    expect(isCountry(code)).toBe(false);
    expect(callingCodeOf(code)).toBeUndefined();
  });

  it.each(['', '0', '+52', '052', '999', '1809'])('%j is no calling code', (digits) => {
    expect(isCallingCode(digits)).toBe(false);
  });

  it.each(['1', '52', '598'])('%j is a calling code', (digits) => {
    expect(isCallingCode(digits)).toBe(true);
  });
});
