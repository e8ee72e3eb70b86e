import { expect, test } from './story.ts';

test('a dossier is made in the background, told live, and opened as PDF', async ({ portal }) => {
  const page = await portal.signedIn('supervisor');
  const id = await page.locator('section[data-stage=ANALYSIS] [data-card]').first().getAttribute('data-card');
  await page.goto(`/B_Portal/requests/dashboard?card=${id}`);
  await page.locator('[data-card-drawer]').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: /^Print the application of/ });
  await dialog.getByRole('radio', { name: 'Spanish' }).check();
  await dialog.getByRole('checkbox', { name: 'ER notes' }).uncheck();
  await dialog.getByRole('button', { name: 'Make PDF' }).click();
  const opened = dialog.getByRole('link', { name: 'Open PDF' });
  await expect(opened.first()).toBeVisible({ timeout: 30_000 });
  const address = await opened.first().getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  // It is there again whenever the dialog is opened, and another may be made.
  await page.keyboard.press('Escape');
  await page.locator('[data-card-drawer]').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(opened.first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make PDF' })).toBeEnabled();
});
