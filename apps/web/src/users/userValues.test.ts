import { expect, test } from 'vitest';
import { differing, emptyValues, merged } from './userValues.ts';

const before = { ...emptyValues('en'), name: 'Ana', lastName: 'Ruiz', country: 'MX', roles: ['3'] };

test('of two changes of one account, what was typed here stays and what was changed elsewhere is taken over', () => {
  const typed = { ...before, name: 'Anna', roles: ['3', '4'] };
  const now = { ...before, country: 'CO', roles: ['5'] };
  expect(differing(before, now)).toEqual(['country', 'roles']);
  expect(merged(typed, before, now)).toEqual({ ...before, name: 'Anna', country: 'CO', roles: ['3', '4'] });
});
