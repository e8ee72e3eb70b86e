import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser/browser.fake.ts';
import { dropDraft, dropDraftsOfOthers, findDraft, keepDraft } from './drafts.ts';
import { beginSession, endSession } from '../session/session.ts';

const tokens = { access_token: 'a'.repeat(240), refresh_token: 'r'.repeat(260), expires_in: 900 };
const mine = { userId: 7, name: 'interview.12' };
const START = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  fakeBrowser();
  vi.useFakeTimers({ now: START });
  await beginSession(tokens, false);
  keepDraft(mine, { comments: 'A warm conversation' });
  return () => vi.useRealTimers();
});

test('a draft is found by its user, form and application alone, and gone once dropped', () => {
  expect(findDraft(mine)).toEqual({ comments: 'A warm conversation' });
  expect(findDraft({ ...mine, userId: 8 })).toBeUndefined();
  expect(findDraft({ ...mine, name: 'interview.13' })).toBeUndefined();
  dropDraft(mine);
  expect(findDraft(mine)).toBeUndefined();
});

test('it outlives a session that lapsed, for the same user', async () => {
  endSession('lapsed');
  await beginSession(tokens, false);
  dropDraftsOfOthers(7);
  expect(findDraft(mine)).toBeDefined();
});

test('who signs in instead finds nothing of another, and nothing of it stays on the device', async () => {
  endSession('lapsed');
  await beginSession(tokens, false);
  dropDraftsOfOthers(77);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('signing out on purpose clears all, and a form that closes afterwards leaves nothing', async () => {
  endSession('asked');
  keepDraft(mine, { comments: 'written late' });
  expect(Object.keys(sessionStorage)).toEqual([]);
  await beginSession(tokens, false);
  keepDraft(mine, { comments: 'anew' });
  expect(findDraft(mine)).toEqual({ comments: 'anew' });
});

test('it is kept 24 hours and no longer', () => {
  vi.setSystemTime(START.getTime() + 24 * HOUR_MS);
  expect(findDraft(mine)).toBeDefined();
  vi.setSystemTime(START.getTime() + 24 * HOUR_MS + 1);
  expect(findDraft(mine)).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('what is kept and cannot be read counts as nothing; a full storage does not disturb who types', () => {
  sessionStorage.setItem('portal_draft.7.interview.12', '{"at":');
  expect(findDraft(mine)).toBeUndefined();
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft(mine, { comments: 'more' })).not.toThrow();
});
