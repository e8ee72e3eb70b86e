/**
 * The session in this browser: the only module that knows tokens. They lie split between cookies and local storage
 * (tokenParts.ts); all tabs share them, and what one tab ends, ends in all.
 */
import type { Tokens } from '@portal/contract/sessions.ts';
import { hasLapsed, REMEMBER_DAYS } from '@portal/domain/sessions.ts';
import { eraseCookie, readCookie, writeCookie } from '../browser/cookies.ts';
import { joinToken, splitToken } from './tokenParts.ts';
import { withLock } from './locks.ts';
import { randomId } from '../browser/randomId.ts';

const ACCESS = 'portal_access';
const REFRESH = 'portal_refresh';
const ACTIVITY = 'portal.activity';
const STORED = 'portal.session';
/** Everything of a signed-in user lies under this; language and appearance lie elsewhere and stay. */
const OWN = 'portal.';
/** Activity is written at most this often. */
const ACTIVITY_STEP_MS = 10_000;
const CHECK_MS = 60_000;

interface Stored {
  /** The same from sign-in to sign-out, through all renewals. */
  id: string;
  remember: boolean;
  access: string;
  refresh: string;
  /** The idempotency key of the renewal, made with the token it will trade: any tab and any repeat uses the same. */
  renewal: string;
}

export interface Session {
  id: string;
  remember: boolean;
  access: string;
  refresh: string;
  renewal: string;
}

/** Why a session ended: `asked` by the user, or `lapsed` (then the target is kept and told). */
export type SessionEnd = 'asked' | 'lapsed';
type SessionChange = { is: 'ended'; why: SessionEnd } | { is: 'begun' };

const listeners = new Set<(change: SessionChange) => void>();

/** Hears of beginnings and ends, those of other tabs too. Returns how to stop listening. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const tell = (change: SessionChange) => listeners.forEach((listener) => listener(change));

/** Keeps the tokens of a sign-in. */
export async function beginSession(tokens: Tokens, remember: boolean): Promise<void> {
  await withLock(async () => {
    clear();
    keepActivity();
    write(tokens, randomId(), remember);
  });
  tell({ is: 'begun' });
}

/** Keeps the successors of a renewal, unless the session was ended or replaced meanwhile. */
export function renewSession(of: Session, tokens: Tokens): void {
  if (read()?.refresh === of.refresh) write(tokens, of.id, of.remember);
}

/** The session as it is readable now; nothing where it has lapsed or its parts do not fit together. */
export function findSession(): Session | undefined {
  const session = read();
  const at = activeAt();
  return session && at && !hasLapsed({ remember: session.remember, activeAt: at }, new Date()) ? session : undefined;
}

/**
 * As `findSession`, but gives parts that do not fit the time to arrive: browsers show another tab's cookies at once and
 * its local storage a moment later. What still does not fit then, and a session that has lapsed, is ended.
 */
export async function settledSession(): Promise<Session | undefined> {
  for (let waited = 0; waited < SETTLE_MS && !read() && hasTraces(); waited += SETTLE_STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_STEP_MS));
  }
  const found = findSession();
  if (!found && hasTraces()) endSession('lapsed');
  return found;
}
const SETTLE_MS = 1_000;
const SETTLE_STEP_MS = 50;

/** Clears tokens and everything kept for this user, here and in all tabs. Telling the server is the caller's. */
export function endSession(why: SessionEnd): void {
  // Other tabs see this before the session goes, and so know whether to keep their target.
  localStorage.setItem(`${OWN}end`, why);
  clear();
  tell({ is: 'ended', why });
}

/** The user did something: what keeps a session alive. */
export function noteActivity(): void {
  lastAct = performance.now();
  // Either way: a kept time that lies ahead is of a clock that was set back since.
  const passed = Math.abs(Date.now() - Number(localStorage.getItem(ACTIVITY)));
  if (passed > ACTIVITY_STEP_MS && localStorage.getItem(STORED) !== null && findSession()) keepActivity();
}

let lastAct = -Infinity;
/** A call so soon after an act of the user is counted as caused by it (`X-User-Action`). */
const CAUSED_WITHIN_MS = 5_000;
export const userActedJustNow = (): boolean => performance.now() - lastAct < CAUSED_WITHIN_MS;

/** Follows activity of the user and the other tabs. Called once, at start. */
export function watchSession(): void {
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) {
    addEventListener(act, noteActivity, { passive: true, capture: true });
  }
  // A screen that nobody watches does not stay open past the session.
  setInterval(() => void settledSession(), CHECK_MS);
  document.addEventListener('visibilitychange', () => void settledSession());
  let end: SessionEnd = 'asked';
  addEventListener('storage', ({ key, newValue, oldValue }) => {
    if (key === `${OWN}end` && newValue !== null) end = newValue as SessionEnd;
    if (key === null || (key === STORED && newValue === null)) {
      clearOwn(sessionStorage);
      tell({ is: 'ended', why: end });
    } else if (key === STORED && idOf(newValue) !== idOf(oldValue)) tell({ is: 'begun' });
  });
}

function write(tokens: Tokens, id: string, remember: boolean): void {
  const writing = randomId();
  const access = splitToken(tokens.access_token, writing);
  const refresh = splitToken(tokens.refresh_token, writing);
  const stored: Stored = { id, remember, access: access.rest, refresh: refresh.rest, renewal: randomId() };
  localStorage.setItem(STORED, JSON.stringify(stored));
  writeCookie(ACCESS, access.first, REMEMBER_DAYS);
  writeCookie(REFRESH, refresh.first, REMEMBER_DAYS);
}

function read(): Session | undefined {
  const stored = parsed(localStorage.getItem(STORED));
  if (!stored) return undefined;
  const access = joinToken({ first: readCookie(ACCESS), rest: stored.access });
  const refresh = joinToken({ first: readCookie(REFRESH), rest: stored.refresh });
  return access && refresh ? { ...stored, access, refresh } : undefined;
}

function parsed(text: string | null): Stored | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    const texts = [value?.id, value?.access, value?.refresh, value?.renewal];
    const whole = texts.every((part) => typeof part === 'string') && typeof value?.remember === 'boolean';
    return whole ? (value as Stored) : undefined;
  } catch {
    return undefined;
  }
}

const idOf = (text: string | null) => parsed(text)?.id;
const hasTraces = () =>
  localStorage.getItem(STORED) !== null || readCookie(ACCESS) !== undefined || readCookie(REFRESH) !== undefined;

/**
 * The kept time of the last activity, and when this tab first read it, by `performance.now()`: that goes on evenly when
 * the device's clock is changed.
 */
let seen = { text: '', count: 0 };

function keepActivity(): void {
  seen = { text: String(Date.now()), count: performance.now() };
  localStorage.setItem(ACTIVITY, seen.text);
}

/**
 * When the user was last active, by the device's clock. It is at least as long ago as the time that has passed in this
 * tab since it read the kept time: setting the clock back does not prolong a session. A kept time in the future does not
 * end one, since clocks are also corrected for good reason; the server goes by its own clock in any case. Nothing where
 * the kept time cannot be read.
 */
function activeAt(): Date | undefined {
  const text = localStorage.getItem(ACTIVITY);
  const at = Number(text ?? Number.NaN);
  if (text === null || !Number.isFinite(at)) return undefined;
  if (text !== seen.text) seen = { text, count: performance.now() };
  return new Date(Math.min(at, Date.now() - (performance.now() - seen.count)));
}

function clear(): void {
  eraseCookie(ACCESS);
  eraseCookie(REFRESH);
  clearOwn(localStorage);
  clearOwn(sessionStorage);
  // What a door took along (events/door/offline/deviceStore.ts); a page that still has it open lets go.
  globalThis.indexedDB?.deleteDatabase(`${OWN}door`);
}

function clearOwn(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(OWN)) storage.removeItem(key);
}
