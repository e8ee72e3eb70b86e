import { expect, test } from 'vitest';
import { anySignal } from './signals.ts';

test('one signal of several ends all, with its reason, at once where it had ended before', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const both = anySignal(first.signal, second.signal);
  expect(both.aborted).toBe(false);
  second.abort('gone');
  first.abort('too late');
  expect([both.aborted, both.reason]).toEqual([true, 'gone']);
  expect(anySignal(new AbortController().signal, second.signal).reason).toBe('gone');
});
