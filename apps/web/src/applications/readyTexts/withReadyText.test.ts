import { expect, it } from 'vitest';
import { withReadyText } from './withReadyText.ts';

it.each([
  ['', 'Complete it.', 'Complete it.'],
  [' ', 'Complete it.', 'Complete it.'],
  ['The street.', 'Complete it.', 'The street.\nComplete it.'],
  ['The street.\nComplete it.', 'Complete it.', 'The street.\nComplete it.'],
])('a ready text taken beside %j keeps what was typed and stands there once', (typed, ready, after) => {
  expect(withReadyText(typed, ready)).toBe(after);
});
