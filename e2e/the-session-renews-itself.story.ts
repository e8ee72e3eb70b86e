import type { Page, Route } from '@playwright/test';
import {
  answerExpired,
  BOARD,
  expireNext,
  LOGIN,
  OUTBOX,
  refreshTokenOf,
  renewalsOf,
  signIn,
  tradeElsewhere,
} from './sessionParts.ts';
import { expect, test } from './story.ts';

const ME = '**/api/business/user/me';
const TOKEN = '**/api/auth/token';
const expectCards = (page: Page) => expect(page.locator('[data-card]').first()).toBeVisible();

test('an expired access token is renewed unseen', async ({ portal }) => {
  const page = await portal.signedIn('manager', { live: true });
  const renewals = renewalsOf(page);
  const before = await refreshTokenOf(page);
  await expireNext(page);
  await page.reload();
  await expectCards(page);
  await expect(page).toHaveURL(BOARD);
  expect(renewals).toHaveLength(1);
  // The cards that were kept are shown before the answer has come.
  await expect.poll(() => refreshTokenOf(page)).not.toBe(before);
});

test('two tabs that meet the expired token at once send one renewal', async ({ portal }) => {
  const page = await portal.signedIn('manager', { live: true });
  const other = await page.context().newPage();
  await other.goto('/B_Portal/requests/dashboard');
  await expectCards(other);
  const renewals = renewalsOf(page);

  // Both are told only when both have asked, so that both hold the old token.
  const both: Route[] = [];
  await page.context().route(ME, async (route) => {
    both.push(route);
    if (both.length === 2) await Promise.all(both.map(answerExpired));
    else if (both.length > 2) await route.continue();
  });
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) await expectCards(tab);
  expect(both.length).toBeGreaterThanOrEqual(4);
  expect(renewals).toHaveLength(1);
});

test('a renewal whose answer is lost is asked again under the same key, and the session goes on', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager', { live: true });
  const renewals = renewalsOf(page);
  await page.route(
    TOKEN,
    async (route) => {
      expect((await route.fetch()).ok()).toBe(true);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  // The profile is asked again after the failure.
  await expireNext(page, 2);
  await page.reload();
  await expectCards(page);
  await expect(page).toHaveURL(BOARD);
  expect(renewals).toHaveLength(2);
  expect(renewals[1]).toBe(renewals[0]);

  await expireNext(page);
  await page.reload();
  await expectCards(page);
  expect(renewals).toHaveLength(3);
  expect(renewals[2]).not.toBe(renewals[0]);
});

test('a server that fails at the renewal ends no session', async ({ portal }) => {
  const page = await portal.signedIn('manager', { live: true });
  await page.route(TOKEN, (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 });
  await expireNext(page);
  await page.reload();
  await expectCards(page);
  await expect(page).toHaveURL(BOARD);
});

test('a refresh token that was used elsewhere ends the session at the next renewal, for both', async ({ portal }) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/configurations/outbox' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const elsewhere = await tradeElsewhere(page, await refreshTokenOf(page));
  expect(elsewhere.ok()).toBe(true);
  const { refresh_token } = (await elsewhere.json()) as { refresh_token: string };

  await expireNext(page);
  await page.reload();
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByText('Your session ended. Sign in to return to this page.')).toBeVisible();
  expect((await (await tradeElsewhere(page, refresh_token)).json()) as unknown).toMatchObject({
    error: ['login.sessionEnded'],
  });
  await signIn(page, 'admin');
  await expect(page).toHaveURL(OUTBOX);
});

test('only calls that the user caused are marked as such', async ({ portal }) => {
  const page = await portal.visitor();
  await page.clock.install();
  await page.goto('/B_Portal/login');
  await signIn(page, 'manager');
  await expectCards(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.clock.fastForward(6_000);

  const calls: { path: string; marked: boolean }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/')) calls.push({ path, marked: request.headers()['x-user-action'] !== undefined });
  });
  const marked = () => calls.filter((call) => call.marked).map(({ path }) => path);
  const asked = (part: string) => calls.filter(({ path }) => path.includes(part)).length;

  await expireNext(page);
  await page.reload();
  await expectCards(page);
  await expect.poll(() => asked('/stream')).toBe(1);
  expect(asked('/auth/token')).toBe(1);
  expect(asked('/request/board')).toBeGreaterThan(0);
  expect(marked()).toEqual([]);

  const card = page.locator('[data-card-link]').first();
  const id = await card.getAttribute('data-card-link');
  await card.click();
  await expect.poll(() => marked().some((path) => path.includes(`/request/${id}`))).toBe(true);

  // A while later the connection is taken for dead and opened anew, and what the screen shows is read again.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const boards = asked('/request/board');
  await page.clock.fastForward(60_000);
  await expect.poll(() => asked('/stream')).toBe(2);
  await expect.poll(() => asked('/request/board')).toBeGreaterThan(boards);
  // What the press on the card caused may still be asked until then.
  const again = calls.findLastIndex(({ path }) => path.includes('/stream'));
  expect(calls.slice(again).filter((call) => call.marked)).toEqual([]);
});
