import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { ListedLicence } from '@portal/contract/licences/licences.ts';
import { admitted } from './admitted.ts';
import { eventNow } from './eventNow.ts';
import { staff } from './staffActs.ts';
import { expect, expectAccessible, expectNothingSticksOut, PASSWORD, PHONE, test } from './story.ts';

const DOOR = '/B_Portal/events/check-in';

const answer = (page: Page) => page.locator('[data-answer] output');
const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

/** A browser that can be killed and opened again with all that lies on its disk. */
function browserOn(folder: string, origin: string): Promise<BrowserContext> {
  const path = process.env['CHROMIUM_PATH'];
  return chromium.launchPersistentContext(folder, {
    ...(path && { executablePath: path }),
    baseURL: origin,
    locale: 'en-US',
    viewport: PHONE,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** Somebody keeps the door on a device that has everything that it needs without network. */
async function openDoor(context: BrowserContext, origin: string, name: string, code: string): Promise<Page> {
  const { cookies, origins } = await admitted(origin, `${name}@portal.test`, PASSWORD);
  await context.addCookies(cookies);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/B_Portal/icon.svg');
  const kept = origins[0]?.localStorage ?? [];
  await page.evaluate((all) => all.forEach(({ name: key, value }) => localStorage.setItem(key, value)), kept);
  await page.goto(`${DOOR}?event=${code}&lang=en`);
  await expect(page.getByText(/people on this device, as of/)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(page.getByRole('textbox', { name: 'License code' })).toBeFocused();
  return page;
}

const scanAll = async (page: Page, licences: readonly ListedLicence[]) => {
  for (const { code, name } of licences) {
    await scan(page, code);
    await expect(answer(page)).toContainText(name ?? '');
    await expect(answer(page)).toContainText('Let in');
  }
};

test('two doors lose the network and let in twenty each, three of them twice; one browser is killed in the middle: all are counted once, and the doubled ones are named', async ({
  portal,
}) => {
  const { event, licences } = await eventNow(portal.origin, 'Encuentro sin torre');
  // As many as the demonstration has; the last three of the one are the first three of the other.
  const most = Math.min(20, Math.floor((licences.length + 3) / 2));
  expect(most).toBeGreaterThan(5);
  const mine = licences.slice(0, most);
  const theirs = licences.slice(most - 3, 2 * most - 3);
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'portal-door-'))));
  const [one = '', other = ''] = folders;
  let first = await browserOn(one, portal.origin);
  const second = await browserOn(other, portal.origin);
  let page = await openDoor(first, portal.origin, 'manager', event.code);
  const beside = await openDoor(second, portal.origin, 'manager2', event.code);

  await first.setOffline(true);
  await second.setOffline(true);
  for (const door of [page, beside]) await expect(door.getByText('No connection: this device decides')).toBeVisible();
  await scanAll(page, mine.slice(0, most / 2));
  await expect(page.locator('[data-answer]')).toHaveAttribute('data-tone', 'good');
  // Whoever is in is told so without network too, and a code that is none.
  await scan(page, mine[0]?.code ?? '');
  await expect(answer(page)).toContainText('Already checked in');
  await scan(page, 'nobody');
  await expect(answer(page)).toContainText('Not let in');
  await expectAccessible(page);

  // Killed with all that is unsent, and opened again without network.
  await first.close();
  first = await browserOn(one, portal.origin);
  await first.setOffline(true);
  page = first.pages()[0] ?? (await first.newPage());
  const opened = await page.goto(`${DOOR}?event=${event.code}&lang=en`);
  expect(opened?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Encuentro sin torre' })).toBeVisible();
  const half = Math.ceil(most / 2);
  await expect(page.locator('[data-answer]').getByText(`${half} check-ins are not sent yet`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'License code' })).toBeFocused();
  await scan(page, mine[0]?.code ?? '');
  await expect(answer(page)).toContainText('Already checked in');
  await scanAll(page, mine.slice(half));
  await scanAll(beside, theirs);

  await first.setOffline(false);
  await expect(page.getByText('Everything is sent.')).toBeVisible();
  await second.setOffline(false);
  await expect(beside.getByText('Everything is sent.')).toBeVisible();
  await expect(beside.getByText('3 check-ins to look at')).toBeVisible();
  await expectAccessible(beside);
  await expectNothingSticksOut(beside);
  for (const { name } of mine.slice(-3)) {
    await beside.getByRole('button', { name: `Seen: ${name}` }).click();
    await expect(beside.getByRole('button', { name: `Seen: ${name}` })).toHaveCount(0);
  }
  const manager = await staff(portal.origin, 'manager');
  const counted = new Set([...mine, ...theirs].map(({ code }) => code)).size;
  const { attendance } = await manager(`/business/event/door/${event.code}`);
  expect(attendance).toBe(counted);
  await expect(page.getByText(`${counted} People in`)).toBeVisible();

  // Signed out, the device knows nobody any more.
  const board = await page.goto('/B_Portal/requests/dashboard?lang=en');
  // No other page comes from the device.
  expect(board?.fromServiceWorker()).toBe(false);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
  const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(left).not.toContain('portal.door');
  await Promise.all([first.close(), second.close()]);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

test('a device whose clock is a day ahead says so, lets people in all the same, and what it does counts at the right time', async ({
  portal,
}) => {
  const { event, licences } = await eventNow(portal.origin, 'Encuentro a deshora');
  const [ana] = licences as [ListedLicence];
  const page = await portal.signedIn('manager');
  const DAY_MS = 86_400_000;
  await page.addInitScript((ahead) => {
    const Real = Date;
    const now = () => Real.now() + ahead;
    globalThis.Date = class extends Real {
      constructor(...given: []) {
        super(...((given.length === 0 ? [now()] : given) as []));
      }
      static override now = now;
    } as DateConstructor;
  }, DAY_MS);
  await page.evaluate(() => localStorage.setItem('portal.activity', String(Date.now() + 86_400_000)));
  await page.goto(`${DOOR}?event=${event.code}`);
  await expect(page.getByText('The clock of this device is 1,440 minutes ahead.')).toBeVisible();
  await expect(page.getByText(/people on this device, as of/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('No connection: this device decides')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'License code' })).toBeFocused();
  await scan(page, ana.code);
  await expect(answer(page)).toContainText('Let in');
  await page.context().setOffline(false);
  await expect(page.getByText('Everything is sent.')).toBeVisible();
  const manager = await staff(portal.origin, 'manager');
  const [last] = await manager(`/business/event/${event.id}/check-in`);
  expect(Math.abs(Date.parse(last.at) - Date.now())).toBeLessThan(3_600_000);
});
