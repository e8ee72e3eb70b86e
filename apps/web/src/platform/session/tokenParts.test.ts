import { expect, test } from 'vitest';
import { joinToken, splitToken } from './tokenParts.ts';

const token = 'head.'.padEnd(150, 'a') + 'b'.repeat(90);

test('the cookie gets the first 150 characters, local storage the rest', () => {
  const { first, rest } = splitToken(token, 'w1');
  expect(first.split('~')[0]).toBe(token.slice(0, 150));
  expect(rest.split('~')[0]).toBe('b'.repeat(90));
  expect(joinToken({ first, rest })).toBe(token);
});

test('a token of at most 150 characters still needs both parts', () => {
  const { first, rest } = splitToken('short', 'w1');
  expect(joinToken({ first, rest })).toBe('short');
  expect(joinToken({ first, rest: undefined })).toBeUndefined();
});

test.each([
  ['a missing cookie', { first: undefined }],
  ['a missing rest', { rest: null }],
  ['an empty part', { rest: '' }],
  ['a changed character', { first: splitToken(token, 'w1').first.replace('a', 'A') }],
  ['a cut part', { rest: splitToken(token, 'w1').rest.slice(0, -1) }],
  ['a part of the same token, stored another time', { rest: splitToken(token, 'w2').rest }],
  ['a part of another token', { first: splitToken(token.replace('head', 'tail'), 'w2').first }],
  ['parts in each other’s place', { first: splitToken(token, 'w1').rest }],
])('%s gives no token', (_, spoilt) => {
  expect(joinToken({ ...splitToken(token, 'w1'), ...spoilt })).toBeUndefined();
});
