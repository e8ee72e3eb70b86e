import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser/browser.fake.ts';
import {
  beginSession,
  endSession,
  findSession,
  noteActivity,
  onSessionChange,
  renewSession,
  settledSession,
  userActedJustNow,
} from './session.ts';

const tokens = (name: string) => ({
  access_token: `access-${name}-`.padEnd(240, 'a'),
  refresh_token: `refresh-${name}-`.padEnd(260, 'r'),
  expires_in: 900,
});
const START = new Date('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const after = (minutes: number) => vi.setSystemTime(START.getTime() + minutes * MINUTE);
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  browser = fakeBrowser();
  vi.useFakeTimers({ now: START });
  return () => vi.useRealTimers();
});

test('keeps half of each token in a strict, secure cookie of 30 days and half in local storage', async () => {
  await beginSession(tokens('one'), false);
  expect(findSession()?.access).toBe(tokens('one').access_token);
  expect(findSession()?.refresh).toBe(tokens('one').refresh_token);
  expect(browser.cookieAttributes.get('portal_access')).toBe(
    'Path=/B_Portal; SameSite=Strict; Max-Age=2592000; Secure',
  );
  expect(JSON.stringify([...browser.cookies.values()])).not.toContain(tokens('one').access_token);
  expect(localStorage.getItem('portal.session')).not.toContain('access-one');
});

test('without https the cookie cannot be secure', async () => {
  browser = fakeBrowser('http://portal.example/B_Portal/');
  await beginSession(tokens('one'), false);
  expect(browser.cookieAttributes.get('portal_access')).not.toContain('Secure');
});

test.each([
  [false, 720],
  [true, 30 * 24 * 60],
])(
  'with remember %s it holds at exactly %i minutes after the last activity and not a minute later',
  async (remember, minutes) => {
    await beginSession(tokens('one'), remember);
    after(minutes);
    expect(findSession()).toBeDefined();
    after(minutes + 1);
    expect(findSession()).toBeUndefined();
  },
);

test('what the user does prolongs it; once lapsed, nothing brings it back', async () => {
  await beginSession(tokens('one'), false);
  after(700);
  noteActivity();
  after(700 + 720);
  expect(findSession()).toBeDefined();
  after(700 + 721);
  noteActivity();
  expect(findSession()).toBeUndefined();
});

test('an unreadable activity time does not hold it open', async () => {
  await beginSession(tokens('one'), true);
  for (const text of ['soon', '', 'Infinity']) {
    localStorage.setItem('portal.activity', text);
    expect(findSession()).toBeUndefined();
  }
});

test('a clock that is set back by hours throws nobody out and prolongs nothing in a tab that stays open', async () => {
  await beginSession(tokens('one'), false);
  after(-300);
  expect(findSession()).toBeDefined();
  vi.advanceTimersByTime(720 * MINUTE);
  expect(findSession()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(findSession()).toBeUndefined();
});

test('setting the clock back again and again prolongs nothing either', async () => {
  await beginSession(tokens('one'), false);
  for (let hour = 0; hour < 12; hour += 1) {
    vi.advanceTimersByTime(60 * MINUTE);
    vi.setSystemTime(START);
    expect(findSession()).toBeDefined();
  }
  vi.advanceTimersByTime(1);
  expect(findSession()).toBeUndefined();
});

test('who goes on working after the clock was set back keeps the session from then on, and idles it out as ever', async () => {
  await beginSession(tokens('one'), false);
  after(-300);
  vi.advanceTimersByTime(MINUTE);
  noteActivity();
  expect(localStorage.getItem('portal.activity')).toBe(String(START.getTime() - 299 * MINUTE));
  vi.advanceTimersByTime(720 * MINUTE);
  expect(findSession()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(findSession()).toBeUndefined();
});

test('what another tab notes keeps it here too, whatever this tab has counted', async () => {
  await beginSession(tokens('one'), false);
  vi.advanceTimersByTime(719 * MINUTE);
  localStorage.setItem('portal.activity', String(Date.now()));
  expect(findSession()).toBeDefined();
  vi.advanceTimersByTime(720 * MINUTE);
  expect(findSession()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(findSession()).toBeUndefined();
});

test('calls count as caused by the user for five seconds, also when the clock is set back meanwhile', async () => {
  await beginSession(tokens('one'), false);
  noteActivity();
  after(-300);
  vi.advanceTimersByTime(4_999);
  expect(userActedJustNow()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(userActedJustNow()).toBe(false);
});

test('a part that is missing ends the session and clears what remains, keeping language and appearance', async () => {
  const ends: unknown[] = [];
  const stop = onSessionChange((change) => ends.push(change));
  await beginSession(tokens('one'), false);
  localStorage.setItem('portal_appearance', 'dark');
  browser.cookies.delete('portal_refresh');
  const settled = settledSession();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await settled).toBeUndefined();
  expect(ends.at(-1)).toEqual({ is: 'ended', why: 'lapsed' });
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['portal_appearance']);
  stop();
});

test('parts that another tab is still writing are waited for', async () => {
  await beginSession(tokens('one'), false);
  const late = browser.cookies.get('portal_refresh') ?? '';
  browser.cookies.delete('portal_refresh');
  const settled = settledSession();
  await vi.advanceTimersByTimeAsync(300);
  browser.cookies.set('portal_refresh', late);
  await vi.advanceTimersByTimeAsync(100);
  expect((await settled)?.access).toBe(tokens('one').access_token);
});

test('a renewal keeps the session and takes a new key; a renewal of a session that was replaced is dropped', async () => {
  await beginSession(tokens('one'), false);
  const first = findSession();
  if (!first) throw new Error('no session');
  renewSession(first, tokens('two'));
  const second = findSession();
  expect(second).toMatchObject({ id: first.id, access: tokens('two').access_token });
  expect(second?.renewal).not.toBe(first.renewal);
  renewSession(first, tokens('late'));
  expect(findSession()?.access).toBe(tokens('two').access_token);
});

test('signing out leaves nothing of the user behind', async () => {
  await beginSession(tokens('one'), true);
  localStorage.setItem('portal.role', '3');
  endSession('asked');
  expect(findSession()).toBeUndefined();
  expect([...browser.cookies.keys(), ...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});
