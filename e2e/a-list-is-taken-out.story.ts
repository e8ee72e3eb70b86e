import { readFile } from 'node:fs/promises';
import { expect, test } from './story.ts';

test('a list is taken out as it is filtered, by keyboard, and is found again under exports', async ({ portal }) => {
  const page = await portal.signedIn('admin');
  await page.goto('/B_Portal/users/list?status=ACTIVE&sort=name');
  const count = await page.getByRole('table').getByRole('row').count();
  await page.getByRole('button', { name: 'Export', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export: Business Portal Users' });
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  await dialog.getByRole('radio', { name: 'Español' }).check();
  await dialog.getByRole('button', { name: 'All', exact: true }).click();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create file' }).focus();
  await page.keyboard.press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Usuarios del portal interno \d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFNombre,')).toBe(true);
  expect(text).toContain('admin@portal.test');
  expect(text.trim().split('\r\n').length).toBeGreaterThanOrEqual(count);
  await expect(dialog.getByText('Your file is ready.')).toBeVisible();
  await dialog.getByRole('link', { name: 'All your exports' }).click();
  await expect(page).toHaveURL(/\/account\/exports$/);
  await expect(page.getByRole('link', { name: /^Download: Business Portal Users, / }).first()).toBeVisible();
});
