import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkFailure, whole } from './chunks.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('code that comes within 120 s is taken', async () => {
  const load = whole(() => new Promise((resolve) => setTimeout(() => resolve('code'), 119_999)));
  const loading = load();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await loading).toBe('code');
});

test('code that has not come after 120 s, or cannot be had, fails by name, and may be asked for again', async () => {
  let failed: unknown;
  whole(() => new Promise(() => undefined))().catch((error: unknown) => {
    failed = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBeInstanceOf(ChunkFailure);

  const answers = [Promise.reject(new TypeError('gone')), Promise.resolve('code')];
  const load = whole(() => answers.shift() ?? Promise.resolve(undefined));
  await expect(load()).rejects.toBeInstanceOf(ChunkFailure);
  expect(await load()).toBe('code');
});
