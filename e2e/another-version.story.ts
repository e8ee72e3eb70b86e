import type { Page } from '@playwright/test';
import { byTurns } from './byTurns.ts';
import { stopClock } from './standIns/stopClock.ts';
import { expect, test } from './story.ts';

const VERSION = '**/api/business/version*';

/** Names a version to the page; answers how often it was asked and how often the page was loaded. */
async function naming(page: Page, version: string, build: string | null) {
  // What the page asked when it was opened is answered by the server.
  const asked = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/business/version'));
  await expect.poll(() => page.evaluate(asked)).toBe(true);
  const seen = { asked: 0, loaded: 0 };
  page.on('load', () => {
    seen.loaded += 1;
  });
  await page.route(VERSION, (route) => {
    seen.asked += 1;
    return route.fulfill({ json: { status: true, error: [], data: { version, build } } });
  });
  return seen;
}

test('the version that runs here is left alone', async ({ portal }) => {
  const page = await portal.visitor();
  await page.clock.install();
  let asked = 0;
  page.on('response', (answer) => {
    if (answer.url().includes('/business/version')) asked += 1;
  });
  let loaded = 0;
  page.on('load', () => {
    loaded += 1;
  });
  await page.goto('/B_Portal/login');
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(5_000);
  expect(loaded).toBe(1);
});

for (const [what, version, build] of byTurns([
  ['version', '1.27.0', null],
  ['build', '1.26.0', 'another-build'],
] as const)) {
  test(`another ${what} is loaded after 1.5 s, once, and not again on every path`, async ({ portal }) => {
    const page = await portal.signedIn('admin');
    const seen = await naming(page, version, build);
    await page.clock.install();
    // Else the page's clock goes on with the machine's, and what is left of the 1.5 s is used up on a busy one.
    await stopClock(page);
    const named = page.waitForResponse(VERSION);
    await page.getByRole('link', { name: 'Outbox' }).click();
    await (await named).finished();
    expect(seen.asked).toBe(1);
    await page.clock.runFor(1_400);
    expect(seen.loaded).toBe(0);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect.poll(() => seen.loaded).toBe(1);
    await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();

    await expect.poll(() => seen.asked).toBe(2);
    await page.getByRole('link', { name: 'Applications in Process' }).click();
    await expect.poll(() => seen.asked).toBe(3);
    // A page loaded anew would have lost its mark.
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'));
    await page.clock.runFor(10_000);
    await page.getByRole('link', { name: 'Outbox' }).click();
    await expect.poll(() => seen.asked).toBe(4);
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'here');
    expect(seen.loaded).toBe(1);
  });
}

test('what is typed is not loaded over: the new version waits until it is sent', async ({ portal }) => {
  const page = await portal.visitor();
  await page.clock.install();
  let named = () => {};
  const wait = new Promise<void>((resolve) => {
    named = resolve;
  });
  let loaded = 0;
  page.on('load', () => {
    loaded += 1;
  });
  await page.route(VERSION, async (route) => {
    await wait;
    await route.fulfill({ json: { status: true, error: [], data: { version: '1.27.0', build: 'b' } } });
  });
  await page.goto('/B_Portal/login');
  await page.locator('input[name=username]').pressSequentially('manager@portal.test');
  const answered = page.waitForResponse(VERSION);
  named();
  await answered;
  await page.clock.runFor(10_000);
  await expect(page.locator('input[name=username]')).toHaveValue('manager@portal.test');
  expect(loaded).toBe(1);

  await page.locator('input[name=password]').fill('Portal2026!');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/requests\/dashboard/);
  await page.clock.runFor(2_000);
  await expect.poll(() => loaded).toBe(2);
  await expect(page.locator('[data-card]').first()).toBeVisible();
});
