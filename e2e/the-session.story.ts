import type { Page } from '@playwright/test';
import { BOARD, cookiesOf, keptParts, LOGIN, OUTBOX, signIn } from './sessionParts.ts';
import { expect, test, type Portal } from './story.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SPLIT = 150;
const ENDED = 'Your session ended. Sign in to return to this page.';

/** A browser whose clock the story moves, signed in and before the board. */
async function signedInByClock(portal: Portal, remember: boolean): Promise<Page> {
  const page = await portal.visitor();
  await page.clock.install();
  await page.goto('/B_Portal/login');
  await signIn(page, 'manager', remember);
  await expectBoard(page);
  return page;
}

/** All of it: a jump of the clock would make code late that is on its way. */
async function expectBoard(page: Page): Promise<void> {
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('each token lies in two parts, in a cookie of the portal and in local storage', async ({ portal }) => {
  const page = await portal.visitor();
  await page.goto('/B_Portal/login');
  const answered = page.waitForResponse('**/api/auth/token');
  await signIn(page, 'manager');
  const tokens = (await (await answered).json()) as Record<'access_token' | 'refresh_token', string>;
  await expect(page).toHaveURL(BOARD);

  const cookies = await cookiesOf(page);
  const kept = await keptParts(page);
  const inMonth = Date.now() / 1000 + (30 * DAY) / 1000;
  for (const name of ['access', 'refresh'] as const) {
    const token = tokens[`${name}_token`];
    const cookie = cookies.get(`portal_${name}`);
    expect(cookie).toMatchObject({ path: '/B_Portal', sameSite: 'Strict', secure: false });
    expect(Math.abs((cookie?.expires ?? 0) - inMonth)).toBeLessThan(300);
    expect(cookie?.value.split('~')[0]).toBe(token.slice(0, SPLIT));
    expect(kept[name].split('~')[0]).toBe(token.slice(SPLIT));
    expect(token.length).toBeGreaterThan(SPLIT);
  }
  const everywhere = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  for (const name of ['access_token', 'refresh_token'] as const) expect(everywhere).not.toContain(tokens[name]);
});

interface Harm {
  what: string;
  /** `earlier`: the cookies of an earlier sign-in of the same person. */
  harm(page: Page, earlier: ReadonlyMap<string, string>): Promise<void>;
}

const setCookie = (page: Page, name: string, value: string): Promise<void> =>
  page.evaluate(
    ([key, text]) => {
      document.cookie = `${key}=${encodeURIComponent(text ?? '')}; Path=/B_Portal; SameSite=Strict`;
    },
    [name, value],
  );

const harms: Harm[] = [
  {
    what: 'a changed cookie part',
    async harm(page) {
      const value = (await cookiesOf(page)).get('portal_access')?.value ?? '';
      await setCookie(page, 'portal_access', `${value.startsWith('e') ? 'f' : 'e'}x${value.slice(2)}`);
    },
  },
  { what: 'a missing cookie part', harm: (page) => page.context().clearCookies({ name: 'portal_refresh' }) },
  {
    what: 'a missing part in local storage',
    harm: (page) =>
      page.evaluate(() => {
        const { refresh: _gone, ...rest } = JSON.parse(localStorage.getItem('portal.session') ?? '{}');
        localStorage.setItem('portal.session', JSON.stringify(rest));
      }),
  },
  {
    what: 'a cookie part left over from an earlier sign-in',
    harm: (page, earlier) => setCookie(page, 'portal_access', earlier.get('portal_access') ?? ''),
  },
];

for (const { what, harm } of harms) {
  test(`${what} ends the session; signing in again leads back to where one was`, async ({ portal }) => {
    const page = await portal.signedIn('admin');
    const earlier = new Map([...(await cookiesOf(page))].map(([name, { value }]) => [name, value]));
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/B_Portal/configurations/outbox');
    await signIn(page, 'admin');
    await expect(page).toHaveURL(OUTBOX);

    await harm(page, earlier);
    await page.reload();
    await expect(page).toHaveURL(LOGIN);
    expect([...(await cookiesOf(page)).keys()].filter((name) => /access|refresh/.test(name))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
    await signIn(page, 'admin');
    await expect(page).toHaveURL(OUTBOX);
  });
}

for (const { remember, holds, ends } of [
  { remember: false, holds: 719 * MINUTE, ends: 721 * MINUTE },
  { remember: true, holds: 721 * MINUTE, ends: 30 * DAY + MINUTE },
]) {
  const title = `${remember ? 'with' : 'without'} "keep me signed in" the session holds ${holds / MINUTE} minutes after the last act`;
  test(`${title} and ends after ${ends / MINUTE}`, async ({ portal }) => {
    const page = await signedInByClock(portal, remember);
    await page.clock.fastForward(holds);
    await page.reload();
    await expectBoard(page);
    await page.clock.fastForward(ends - holds);
    await expect(page).toHaveURL(LOGIN);
    await expect(page.getByText(ENDED)).toBeVisible();
  });
}

test('acting in one tab keeps the other open, and idleness closes both', async ({ portal }) => {
  const page = await signedInByClock(portal, false);
  const other = await page.context().newPage();
  await other.goto('/B_Portal/requests/dashboard');
  await expectBoard(other);
  await page.clock.fastForward(700 * MINUTE);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(700 * MINUTE);
  for (const tab of [page, other]) await expect(tab.locator('[data-card]').first()).toBeVisible();
  await expect(other).toHaveURL(BOARD);
  await page.clock.fastForward(21 * MINUTE);
  for (const tab of [page, other]) await expect(tab).toHaveURL(LOGIN);
});

test('a clock corrected backwards by hours throws nobody out, before and after a reload', async ({ portal }) => {
  const page = await signedInByClock(portal, false);
  await page.clock.setSystemTime(Date.now() - 5 * HOUR);
  await page.clock.fastForward(2 * MINUTE);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(page).toHaveURL(BOARD);
});

test('a clock set back does not hold an idle screen open beyond the limit', async ({ portal }) => {
  const page = await signedInByClock(portal, false);
  await page.clock.fastForward(600 * MINUTE);
  await page.clock.setSystemTime(Date.now());
  await page.clock.fastForward(118 * MINUTE);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await page.clock.fastForward(3 * MINUTE);
  await expect(page).toHaveURL(LOGIN);
});
