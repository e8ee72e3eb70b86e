import { expect, test } from 'vitest';
import { CLIENT_VERSION, isMaintenance, isOtherVersion } from './availability.ts';

test.each([
  ['true', { status: true, error: [], data: true }, true],
  ['false', { status: true, error: [], data: false }, false],
  ['a refusal', { status: false, error: ['GE005'], data: null }, true],
  ['a refusal that says false', { status: false, error: ['GE005'], data: false }, true],
  ['no envelope', false, true],
  ['a page of something between', '<html>', true],
  ['nothing to be read', undefined, true],
  ['another kind of data', { status: true, error: [], data: 'false' }, true],
])('an answer of %s decides on maintenance', (_name, body, expected) => {
  expect(isMaintenance({ came: true, body })).toBe(expected);
});

test('no answer, in time or at all, is no maintenance', () => {
  expect(isMaintenance({ came: false })).toBe(false);
});

test.each([
  [CLIENT_VERSION, 'b1', false],
  ['1.27.0', 'b1', true],
  [CLIENT_VERSION, 'b2', true],
  [CLIENT_VERSION, null, false],
])('version %s of build %s is another one: %s', (version, build, expected) => {
  expect(isOtherVersion({ version, build }, { version: '1.26.0', build: 'b1' })).toBe(expected);
});
