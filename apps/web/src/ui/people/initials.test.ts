import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['María José Quiñónez', 'MQ'],
  ['Juan', 'J'],
  ['  o’brien   García-López ', 'OG'],
  ['王 小明', '王小'],
  ['', ''],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
