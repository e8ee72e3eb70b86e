import type { Page } from '@playwright/test';
import { refuseUntilPressed } from './refusedUntilPressed.ts';
import { expect, test } from './story.ts';

async function openFirst(page: Page, stage: string): Promise<void> {
  const card = page.locator(`section[data-stage=${stage}] [data-card]`).first();
  await card.getByRole('link').click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

test('a dialog says at the field that nobody was chosen, no field checked, no amount written', async ({ portal }) => {
  const page = await portal.signedIn('manager');
  const dialog = page.getByRole('dialog').last();
  await openFirst(page, 'ANALYSIS');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^(Assign|Reassign)$/ }).click();
  await dialog.getByRole('button', { name: /^(Assign|Reassign)$/ }).click();
  await expect(dialog.getByText('Choose who receives it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Corrections', exact: true }).click();
  await dialog.getByRole('button', { name: 'Request corrections' }).click();
  await expect(dialog.getByText('Check at least one box')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tablist')).toBeHidden();

  await openFirst(page, 'COMPLETE');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Record payment' }).click();
  await dialog.getByLabel('Amount in US dollars').fill('0');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.getByText('Above 0, two decimals: 150.00')).toBeVisible();
});

test('the board waits for the permissions and is there as soon as they are', async ({ portal }) => {
  const page = await portal.signedIn('manager');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/business/user/me', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/business/user/me');
  await page.reload();
  await asked;
  await expect(page.locator('[data-card]')).toHaveCount(0);
  release();
  await expect(page.locator('[data-card]').first()).toBeVisible();
});

test('a board that cannot be read says so in its place and is read again by itself alone', async ({ portal }) => {
  const page = await portal.signedIn('manager');
  const refusal = { status: false, error: ['GE005'], data: { requestId: 'r' } };
  await refuseUntilPressed(page, '**/request/board', { status: 500, json: refusal });
  await page.reload();
  await expect(page.getByText('The board could not be loaded')).toBeVisible();
  await expect(page.getByText('Something failed on our side.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Profile menu/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
});

test('a screen whose code cannot be had says so and is there after a reload', async ({ portal }) => {
  const page = await portal.signedIn('admin');
  await expect(page.locator('[data-card]').first()).toBeVisible();
  // The code is withheld on purpose; the browser's own complaint about it is expected.
  await page.evaluate(() => {
    console.error = () => undefined;
  });
  await page.route('**/assets/OutboxScreen*', (route) => route.abort());
  await page.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/OutboxScreen*');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
});
