import { expect, test } from 'vitest';
import { whyNotPhone } from './phones.ts';

const none = { areaCode: undefined, number: undefined };

test.each([
  [null, null, none],
  ['506', '88887777', none],
  ['506', '1'.repeat(12), none],
  ['506', '1'.repeat(13), { ...none, number: { code: 'field.max', params: { length: 12 } } }],
  ['506', null, { ...none, number: { code: 'field.required' } }],
  [null, '88887777', { ...none, areaCode: { code: 'field.required' } }],
])('of the phone %s %s both parts are given or none, with 15 digits at most', (areaCode, number, expected) => {
  expect(whyNotPhone(areaCode, number)).toEqual(expected);
});
