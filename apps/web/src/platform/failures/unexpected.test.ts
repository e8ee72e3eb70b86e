import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../network/refusals.ts';
import { onUnexpected } from './unexpected.ts';

let page: EventTarget;
let told: unknown[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('location', new URL('https://portal.example/B_Portal/'));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  told = [];
  stop = onUnexpected((error) => told.push(error));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const thrown = (error: unknown, filename = 'https://portal.example/B_Portal/assets/a.js') =>
  page.dispatchEvent(Object.assign(new Event('error'), { error, filename }));
const rejected = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an error outside of rendering and a promise that nobody handled are told', () => {
  const [one, other] = [new TypeError('one'), new RangeError('other')];
  thrown(one);
  rejected(other);
  expect(told).toEqual([one, other]);
});

test('the same fault is told once a minute, another one at once', () => {
  for (let second = 0; second < 60; second++) {
    rejected(new Error('again and again'));
    vi.advanceTimersByTime(1000);
  }
  rejected(new Error('another'));
  expect(told).toHaveLength(2);
  rejected(new Error('again and again'));
  expect(told).toHaveLength(3);
});

test('what is broken off on purpose, and the end of the session, are not told', () => {
  rejected(new DOMException('The operation was aborted.', 'AbortError'));
  rejected(new Error('CancelledError'));
  rejected(Object.assign(new Error('given up'), { name: 'GivenUp' }));
  rejected(new ApiRefusal(401, ['GE003'], null));
  expect(told).toEqual([]);
});

test('the browser’s own notices and scripts of extensions are not told', () => {
  thrown(null);
  thrown(new Error('not ours'), 'chrome-extension://abc/content.js');
  thrown(new Error('not ours either'), 'https://portal.example.evil/a.js');
  expect(told).toEqual([]);
});

test('an error while telling is not told again, so that nothing turns in a circle', () => {
  stop();
  let calls = 0;
  stop = onUnexpected(() => {
    calls += 1;
    thrown(new Error(`while telling ${calls}`));
  });
  rejected(new Error('first'));
  expect(calls).toBe(1);
});

test('nothing is told any more once stopped', () => {
  stop();
  thrown(new Error('late'));
  expect(told).toEqual([]);
});
