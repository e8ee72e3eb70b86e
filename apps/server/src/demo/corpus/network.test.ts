import { judgeMinistry, whyNotRules } from '@portal/domain/applications/ministryRules.ts';
import { isCountry } from '@portal/domain/countries.ts';
import { describe, expect, it } from 'vitest';
import { leastMembers, ministryRules } from './ministryRules.ts';
import { regions } from './regions.ts';
import { staff } from './staff.ts';

describe('the network of the demonstration', () => {
  it('has regions without a country in two of them, each with its Ephesian', () => {
    const countries = regions().flatMap((region) => region.countries);
    expect(new Set(countries).size).toBe(countries.length);
    expect(countries.filter((code) => !isCountry(code))).toEqual([]);
    const ephesians = staff()
      .filter(({ roles }) => roles.includes('ephesian'))
      .map(({ email }) => email);
    expect(new Set(regions().map(({ ephesian }) => ephesian))).toEqual(new Set(ephesians));
  });

  it('has ministry rules that may stand together: each band of a country begins where the one before ends', () => {
    expect(whyNotRules(ministryRules())).toEqual({});
  });

  it.each(['US', 'MX', 'ES', 'FR'])('rejects a church of %s one member below the least', (country) => {
    const least = leastMembers(country);
    expect(judgeMinistry(ministryRules(), country, least).rejected).toBe(false);
    expect(judgeMinistry(ministryRules(), country, least - 1).rejected).toBe(true);
  });

  it('has the eight who sign in, one of them in two roles, and one who is invited and one who is deactivated', () => {
    expect(staff().map(({ email, status }) => [email.split('@')[0], status].filter(Boolean).join(' '))).toEqual([
      'admin',
      'manager',
      'supervisor',
      'analyst',
      'analyst2',
      'ephesian',
      'ephesian2',
      'manager2',
      'invited PENDING',
      'former INACTIVE',
    ]);
    expect(staff().filter(({ roles }) => roles.length > 1)).toHaveLength(1);
  });
});
