import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser/browser.fake.ts';
import { noteReached } from './connection.ts';
import { ApiRefusal, ConnectionFailure } from './refusals.ts';
import { endSession } from '../session/session.ts';
import { GivenUp, untilAnswered } from './untilAnswered.ts';

let browser: EventTarget & { onLine: boolean };

beforeEach(() => {
  fakeBrowser();
  browser = Object.assign(new EventTarget(), { onLine: true });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.useFakeTimers();
  noteReached(true);
  return () => vi.useRealTimers();
});

/** An act that fails for the connection until `works()` is called, with what its asker hears. */
function waitingAct(options: { patienceMs?: number } = {}) {
  const control = new AbortController();
  const heard: boolean[] = [];
  let outcome: () => Promise<string> = () => Promise.reject(new ConnectionFailure());
  const act = vi.fn<() => Promise<string>>(() => outcome());
  const onWaiting = ({ mayHaveArrived }: { mayHaveArrived: boolean }) => void heard.push(mayHaveArrived);
  let result: unknown = 'open';
  untilAnswered(act, { signal: control.signal, onWaiting, ...options }).then(
    (answer) => (result = answer),
    (error: unknown) => (result = error),
  );
  return {
    act,
    heard,
    giveUp: () => control.abort(),
    answers: (next: () => Promise<string>) => (outcome = next),
    result: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return result;
    },
  };
}

test('an act is tried again at growing intervals until it is answered', async () => {
  const { act, answers, result, heard } = waitingAct();
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 15_000);
  expect(act).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(act).toHaveBeenCalledTimes(6);
  answers(() => Promise.resolve('done'));
  await vi.advanceTimersByTimeAsync(1);
  expect(await result()).toBe('done');
  expect(heard).toHaveLength(6);
});

test('it is tried again within a second of the connection’s return', async () => {
  const { act, answers, result } = waitingAct();
  noteReached(false);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = act.mock.calls.length;
  answers(() => Promise.resolve('done'));
  noteReached(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(act).toHaveBeenCalledTimes(before + 1);
  expect(await result()).toBe('done');
});

test('where all but this act gets through, it does not hurry on and on', async () => {
  const { act, answers } = waitingAct();
  answers(() => {
    noteReached(false);
    // Another request is answered at once.
    setTimeout(() => noteReached(true), 1);
    return Promise.reject(new ConnectionFailure());
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act.mock.calls.length).toBeLessThan(15);
});

test('a refusal is an answer', async () => {
  const { answers, result, act } = waitingAct();
  await vi.advanceTimersByTimeAsync(0);
  answers(() => Promise.reject(new ApiRefusal(409, ['move.stale'], null)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await result()).toBeInstanceOf(ApiRefusal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('given up, nothing more is sent, and it is told whether a try may have arrived', async () => {
  browser.onLine = false;
  const offline = waitingAct();
  await vi.advanceTimersByTimeAsync(5_000);
  const sent = offline.act.mock.calls.length;
  offline.giveUp();
  expect(await offline.result()).toMatchObject({ name: 'GivenUp', mayHaveArrived: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(offline.act).toHaveBeenCalledTimes(sent);
  expect(offline.heard).not.toContain(true);

  browser.onLine = true;
  const online = waitingAct();
  await vi.advanceTimersByTimeAsync(5_000);
  online.giveUp();
  expect(await online.result()).toMatchObject({ name: 'GivenUp', mayHaveArrived: true });
});

test('a request that hangs counts as lost after a while, or when the device finds its network again', async () => {
  const never = () => new Promise<string>(() => undefined);
  const hanging = waitingAct();
  hanging.answers(never);
  await vi.advanceTimersByTimeAsync(1_000 + 30_000);
  expect(hanging.heard).toEqual([true, true]);

  const found = waitingAct({ patienceMs: Infinity });
  found.answers(never);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(found.act).toHaveBeenCalledTimes(2);
  found.answers(() => Promise.resolve('done'));
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await found.result()).toBe('done');
});

test('what one user asked for is not sent by the next', async () => {
  const { act, result } = waitingAct();
  await vi.advanceTimersByTimeAsync(5_000);
  const sent = act.mock.calls.length;
  endSession('lapsed');
  expect(await result()).toBeInstanceOf(GivenUp);
  noteReached(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledTimes(sent);
});
