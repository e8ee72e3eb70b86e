import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askMaintenance, isInMaintenance } from './availability.ts';

const MAINTENANCE = JSON.stringify({ status: true, error: [], data: true });

/** A server that tells of maintenance after so long, to whoever still waits. */
function answerAfter(milliseconds: number): void {
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<{ text: () => Promise<string> }>();
    setTimeout(() => answer.resolve({ text: async () => MAINTENANCE }), milliseconds);
    signal.addEventListener('abort', () => answer.reject(signal.reason));
    return answer.promise;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('no answer within 3,000 ms is not waited for and means no maintenance', async () => {
  answerAfter(3_000);
  const asked = askMaintenance();
  await vi.advanceTimersByTimeAsync(3_000);
  await asked;
  expect(isInMaintenance()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer after 2,999 ms counts', async () => {
  answerAfter(2_999);
  const asked = askMaintenance();
  await vi.advanceTimersByTimeAsync(2_998);
  expect(isInMaintenance()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(isInMaintenance()).toBe(true);
  // While there is maintenance it asks again by itself, and nothing else waits.
  expect(vi.getTimerCount()).toBe(1);
});
