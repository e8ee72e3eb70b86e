import { expect, test } from 'vitest';
import { phoneOf, phoneProblems } from './phones.ts';

test('allows 15 digits with the area code, and tells the most that fit', () => {
  expect(phoneProblems('leader', { homeAreaCode: '506', homeNumber: '1'.repeat(12) })).toEqual({});
  expect(phoneProblems('leader', { homeAreaCode: '506', homeNumber: '1'.repeat(13) })).toEqual({
    homeNumber: { code: 'field.max', params: { length: 12 } },
  });
  expect(phoneProblems('ministry', { areaCode: '1', phone: '1'.repeat(15), fax: '1'.repeat(15) })).toEqual({
    phone: { code: 'field.max', params: { length: 14 } },
    fax: { code: 'field.max', params: { length: 14 } },
  });
});

test('judges nothing that is missing', () => {
  expect(phoneProblems('contact', { areaCode: null, phone: '12345678901234' })).toEqual({});
  expect(phoneProblems('contact', { areaCode: '506' })).toEqual({});
});

test('makes an international number once both parts are there', () => {
  expect(phoneOf('506', '88887777')).toBe('+50688887777');
  expect(phoneOf('506', null)).toBeNull();
  expect(phoneOf('', '88887777')).toBeNull();
});
