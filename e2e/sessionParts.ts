import type { Page, Route } from '@playwright/test';
import { expect, PASSWORD, type StaffName } from './story.ts';

export const BOARD = /\/B_Portal\/requests\/dashboard/;
export const LOGIN = /\/B_Portal\/login/;
export const OUTBOX = /\/B_Portal\/configurations\/outbox/;

/** Types into the form of the login screen that is open. */
export async function signIn(page: Page, name: StaffName, remember = false): Promise<void> {
  await page.locator('input[name=username]').fill(`${name}@portal.test`);
  await page.locator('input[name=password]').fill(PASSWORD);
  if (remember) await page.locator('input[name=remember]').check();
  await page.locator('button[type=submit]').click();
}

/** The cookies of the portal's path, by name. */
export async function cookiesOf(page: Page) {
  const cookies = await page.context().cookies(new URL('/B_Portal/', page.url()).href);
  return new Map(cookies.map((cookie) => [cookie.name, { ...cookie, value: decodeURIComponent(cookie.value) }]));
}

/** What this browser keeps of the session in local storage. */
export const keptParts = (page: Page): Promise<Record<'access' | 'refresh', string>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('portal.session') ?? '{}'));

/** The refresh token, put together from its two parts as a thief of both would. */
export async function refreshTokenOf(page: Page): Promise<string> {
  const parts = [(await cookiesOf(page)).get('portal_refresh')?.value, (await keptParts(page)).refresh];
  return parts.map((part) => part?.split('~')[0] ?? '').join('');
}

/** Trades a refresh token beside the browser. */
export const tradeElsewhere = (page: Page, token: string) =>
  page.request.post('/api/auth/token', { data: { grant_type: 'refresh_token', refresh_token: token } });

/** The server's answer to an access token that has expired. */
export const answerExpired = (route: Route): Promise<void> =>
  route.fulfill({ status: 401, json: { status: false, error: ['GE003'], data: {} } });

/** The next calls for the user's own profile meet an expired access token. */
export const expireNext = (page: Page, times = 1): Promise<unknown> =>
  page.route('**/api/business/user/me', answerExpired, { times });

/** Writes down the renewals of all tabs: their idempotency keys. */
export function renewalsOf(page: Page): string[] {
  const keys: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().endsWith('/api/auth/token') || !request.postData()?.includes('refresh_token')) return;
    keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

/** The board with its cards, and the reader's name above it. */
export async function expectBoardOf(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(BOARD);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Profile menu for ${name}` })).toBeVisible();
}
