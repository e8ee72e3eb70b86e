import { expect, test } from 'vitest';
import { whyNotRecord, type Recorded } from './recorded.ts';

const TODAY = '2026-11-25';
const WHOLE: Recorded = {
  name: 'Ada',
  lastName: 'Obregón',
  email: 'ada@example.org',
  churchName: 'Casa de Luz 2',
  city: 'Puebla',
  country: 'MX',
  opened: '2019-03-01',
};
const codes = (change: Recorded) =>
  Object.fromEntries(
    Object.entries(whyNotRecord({ ...WHOLE, ...change }, TODAY)).map(([field, { code }]) => [field, code]),
  );

test('what is recorded of a leader is judged as the form judges it', () => {
  expect(codes({})).toEqual({});
  expect(codes({ name: '1', email: 'nobody', country: 'Atlantis' })).toEqual({
    name: 'field.letters',
    email: 'field.email',
    country: 'field.choice',
  });
  expect(Object.keys(whyNotRecord({}, TODAY))).toEqual([
    'name',
    'lastName',
    'email',
    'churchName',
    'city',
    'country',
    'opened',
  ]);
});

test('a church opened yesterday, and not tomorrow', () => {
  expect(codes({ opened: TODAY })).toEqual({});
  expect(codes({ opened: '2026-11-26' })).toHaveProperty('opened');
});

test('a phone has both of its parts', () => {
  expect(codes({ homeNumber: '5512345678' })).toEqual({ homeAreaCode: 'field.required' });
  expect(codes({ homeAreaCode: '52' })).toEqual({ homeNumber: 'field.required' });
});

test('a number too long with its area code is told at the number', () => {
  expect(codes({ homeAreaCode: '52', homeNumber: '1234567890123' })).toEqual({});
  expect(codes({ homeAreaCode: '52', homeNumber: '12345678901234' })).toEqual({ homeNumber: 'field.max' });
});
