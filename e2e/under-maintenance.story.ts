import type { Page } from '@playwright/test';
import { refuseUntilPressed } from './refusedUntilPressed.ts';
import { stopClock } from './standIns/stopClock.ts';
import { expect, expectAccessible, PHONE, test } from './story.ts';

const MAINTENANCE = '**/api/business/maintenance*';

test.afterEach(({ portal }) => portal.maintenance('off'));

test('who goes to another screen meets the maintenance page, and gets the portal back by itself', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin');
  await expect(page.locator('[data-card]').first()).toBeVisible();
  portal.maintenance('on');
  // What is on the screen stays until another is gone to.
  await page.locator('[data-card-link]').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.install();
  await page.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { name: 'We are under maintenance', level: 1 })).toBeVisible();
  await expect(page.getByText('Try again in a few minutes.')).toBeVisible();

  const asked = page.waitForResponse(MAINTENANCE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible();
  portal.maintenance('off');
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/configurations\/outbox/);
});

test('a visitor meets the maintenance page too, in their language', async ({ portal }) => {
  portal.maintenance('on');
  const page = await portal.visitor({ language: 'es', theme: 'dark', viewport: PHONE });
  await page.clock.install();
  await page.goto('/B_Portal/login');
  await expect(page.getByRole('heading', { name: 'Estamos en mantenimiento', level: 1 })).toBeVisible();
  await expect(page.getByText('Inténtelo de nuevo en unos minutos.')).toBeVisible();
  await expectAccessible(page);
  // It asks by itself every 15 s, after which there would be nothing to press.
  await stopClock(page);
  portal.maintenance('off');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.clock.resume();
  await expect(page.locator('input[name=username]')).toBeVisible();
});

const loginShown = (page: Page) => expect(page.locator('input[name=username]')).toBeVisible();

test('an answer that fails or cannot be read means maintenance', async ({ portal }) => {
  for (const broken of [
    { status: 500, json: { status: false, error: ['GE005'], data: null } },
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    { status: 200, json: { status: true, error: [], data: 'perhaps' } },
  ]) {
    const page = await portal.visitor();
    await refuseUntilPressed(page, MAINTENANCE, broken);
    await page.goto('/B_Portal/login');
    await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await loginShown(page);
  }
});

test('nobody waits for the answer, and none within three seconds means that there is no maintenance', async ({
  portal,
}) => {
  const page = await portal.visitor();
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/maintenance'));
  await page.route(MAINTENANCE, () => undefined);
  await page.goto('/B_Portal/login');
  await loginShown(page);
  await givenUp;
  await loginShown(page);
});

test('without a connection there is no maintenance', async ({ portal }) => {
  const page = await portal.visitor();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/maintenance'));
  await page.route(MAINTENANCE, (route) => route.abort('internetdisconnected'));
  await page.goto('/B_Portal/login');
  await refused;
  await loginShown(page);
});
