import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { ListedLicence } from '@portal/contract/licences/licences.ts';
import { allIsAsked } from '../apps/server/test/allIsAsked.ts';
import { admitted } from './admitted.ts';
import { eventNow } from './eventNow.ts';
import { manyLicences, type Licensed } from './making/manyLicences.ts';
import { staff } from './staffActs.ts';
import { expect, expectAccessible, expectNothingSticksOut, PASSWORD, PHONE, test } from './story.ts';

const DOOR = '/B_Portal/events/check-in';
/** So many each lets in, and so many of them are the other's too. */
const EACH = allIsAsked() ? 200 : 40;
const TWICE = 30;

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

/** Ends it as a crash does: nothing is written or said any more. */
async function kill(context: BrowserContext, folder: string): Promise<void> {
  const ended = context.waitForEvent('close');
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
    // Those below it go with it.
    const isItself = words.includes(`--user-data-dir=${folder}`) && !words.some((word) => word.startsWith('--type='));
    if (isItself) process.kill(Number(pid), 'SIGKILL');
  }
  await ended;
}

const scanAll = async (page: Page, licences: readonly Licensed[]) => {
  for (const { code, name } of licences) {
    await scan(page, code);
    await expect(answer(page)).toContainText(name);
    await expect(answer(page)).toContainText('Let in');
  }
};

test('two doors lose the network and let in many each, thirty of them twice; one browser is killed in the middle: all are counted once, and the doubled ones are named', async ({
  portal,
}) => {
  test.setTimeout(EACH * 6_000 + 120_000);
  const { event } = await eventNow(portal.origin, 'Encuentro sin torre');
  const all = await manyLicences(portal.dataDir, 2 * EACH - TWICE);
  // The last of the one are the first of the other.
  const mine = all.slice(0, EACH);
  const theirs = all.slice(EACH - TWICE);
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'portal-door-'))));
  const [one = '', other = ''] = folders;
  let first = await browserOn(one, portal.origin);
  const second = await browserOn(other, portal.origin);
  await openDoor(first, portal.origin, 'manager', event.code);
  // Closed in the evening: a browser writes its cookies down half a minute late, and this one is signed in for longer.
  await first.close();
  first = await browserOn(one, portal.origin);
  let page = first.pages()[0] ?? (await first.newPage());
  await page.goto(`${DOOR}?event=${event.code}&lang=en`);
  await expect(page.getByText(/people on this device, as of/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'License code' })).toBeFocused();
  const beside = await openDoor(second, portal.origin, 'manager2', event.code);

  await first.setOffline(true);
  await second.setOffline(true);
  for (const door of [page, beside]) await expect(door.getByText('No connection: this device decides')).toBeVisible();
  const half = EACH / 2;
  await scanAll(page, mine.slice(0, half));
  await expect(page.locator('[data-answer]')).toHaveAttribute('data-tone', 'good');
  // Whoever is in is told so without network too, and a code that is none.
  await scan(page, mine[0]?.code ?? '');
  await expect(answer(page)).toContainText('Already checked in');
  await scan(page, 'nobody');
  await expect(answer(page)).toContainText('Not let in');
  await expectAccessible(page);
  const [next, ...rest] = mine.slice(half) as [Licensed, ...Licensed[]];
  await scanAll(page, [next]);

  // Killed with all that is unsent, in the moment in which it answered, and opened again without network.
  await kill(first, one);
  first = await browserOn(one, portal.origin);
  await first.setOffline(true);
  page = first.pages()[0] ?? (await first.newPage());
  const opened = await page.goto(`${DOOR}?event=${event.code}&lang=en`);
  expect(opened?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Encuentro sin torre' })).toBeVisible();
  await expect(page.locator('[data-answer]').getByText(`${half + 1} check-ins are not sent yet`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'License code' })).toBeFocused();
  await scan(page, mine[0]?.code ?? '');
  await expect(answer(page)).toContainText('Already checked in');
  await scanAll(page, rest);
  await scanAll(beside, theirs);

  await first.setOffline(false);
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  await second.setOffline(false);
  await expect(beside.getByText('Everything has been sent.')).toBeVisible();
  await expect(beside.getByText(`${TWICE} check-ins to review`)).toBeVisible();
  await expectAccessible(beside);
  await expectNothingSticksOut(beside);
  const doubled = beside.getByRole('button', { name: /^Mark as reviewed: / });
  const named = await doubled.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(named.toSorted()).toEqual(mine.slice(-TWICE).map(({ name }) => `Mark as reviewed: ${name}`));
  await doubled.first().click();
  await expect(doubled).toHaveCount(TWICE - 1);
  const manager = await staff(portal.origin, 'manager');
  const counted = new Set([...mine, ...theirs].map(({ code }) => code)).size;
  const { attendance } = await manager(`/business/event/door/${event.code}`);
  expect(attendance).toBe(counted);
  await expect(page.getByText(`${counted} People inside`)).toBeVisible();

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
  await expect(page.getByText('The clock on this device is 1,440 minutes ahead.')).toBeVisible();
  await expect(page.getByText(/people on this device, as of/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('No connection: this device decides')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'License code' })).toBeFocused();
  await scan(page, ana.code);
  await expect(answer(page)).toContainText('Let in');
  await page.context().setOffline(false);
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  const manager = await staff(portal.origin, 'manager');
  const [last] = await manager(`/business/event/${event.id}/check-in`);
  expect(Math.abs(Date.parse(last.at) - Date.now())).toBeLessThan(3_600_000);
});
