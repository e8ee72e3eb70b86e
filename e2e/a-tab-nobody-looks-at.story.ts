import type { Page } from '@playwright/test';
import { stopClock } from './standIns/stopClock.ts';
import { expect, test } from './story.ts';

const STREAM = '**/business/stream';

/** As the browser tells it when another tab comes before this one, or this one comes back. */
const turn = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

test('a tab that nobody looks at lets go of its connection after 10 s, and shows what it missed when it is seen again', async ({
  portal,
}) => {
  const watcher = await portal.signedIn('supervisor', { live: true });
  await expect(watcher.locator('[aria-busy=true]')).toHaveCount(0);
  const total = watcher.locator('section[data-stage=APPROVED] header span').last();
  const before = Number(await total.textContent());
  await watcher.clock.install();
  await stopClock(watcher);
  let closed = 0;
  watcher.on('requestfailed', (request) => (closed += request.url().endsWith('/business/stream') ? 1 : 0));

  await turn(watcher, 'hidden');
  // The browser lets go of a lock in its own time, whatever the clock of the page says.
  const isLookedAt = async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name?.endsWith('.seen'));
  };
  await expect.poll(() => watcher.evaluate(isLookedAt)).toBe(false);
  await watcher.clock.runFor(9_999);
  expect(closed).toBe(0);
  await watcher.clock.runFor(1);
  await expect.poll(() => closed).toBe(1);
  // Nor does it ask for another.
  const asked: string[] = [];
  watcher.on('request', (request) => asked.push(request.url()));
  await watcher.clock.runFor(60_000);

  const mover = await portal.signedIn('manager');
  const card = mover.locator('section[data-stage=APPROVED] [data-card]').first();
  await card.locator('[data-card-menu]').click();
  await mover.getByRole('menuitem', { name: 'Sent' }).click();
  await expect(mover.locator('section[data-stage=APPROVED] header span').last()).toHaveText(String(before - 1));
  expect(asked.filter((url) => url.endsWith('/business/stream'))).toEqual([]);
  await expect(total).toHaveText(String(before));

  await watcher.clock.resume();
  const opened = watcher.waitForRequest(STREAM);
  await turn(watcher, 'visible');
  await opened;
  await expect(total).toHaveText(String(before - 1));
});
