import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

const UNFINISHED = '/B_Portal/configurations/exports?list=listUnfinished';

/** The titles of the file that a reader now takes out in Spanish with all columns. */
async function titlesInSpanish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Export: / });
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  await dialog.getByRole('radio', { name: 'Español' }).check();
  await dialog.getByRole('button', { name: 'All', exact: true }).click();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create file' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  return text.split('\r\n')[0] ?? '';
}

test('a column is moved by key and titled in Spanish, the next file of another person obeys, and it is taken back', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin', { at: UNFINISHED });
  const columns = page.getByRole('list', { name: 'Columns of the file' });
  await expect(columns.getByRole('listitem').first()).toContainText('Name');
  const handle = columns.getByRole('button', { name: /^Move / }).first();
  const name = (await handle.getAttribute('aria-label'))?.replace('Move ', '') ?? '';
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const moved = columns.getByRole('button', { name: `Move ${name}`, exact: true });
  await expect(columns.getByRole('listitem').nth(2)).toContainText(name);
  await expect(moved).toBeFocused();

  await columns.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change titles' }).click();
  const dialog = page.getByRole('dialog', { name: `Titles of “${name}”` });
  const spanish = dialog.getByRole('textbox', { name: /Spanish/ });
  await spanish.fill('x'.repeat(2000));
  await dialog.getByRole('button', { name: 'Save titles' }).click();
  await expect(spanish).toHaveAttribute('aria-invalid', 'true');
  await spanish.fill('Rúbrica');
  await dialog.getByRole('button', { name: 'Save titles' }).click();
  await expect(page.getByText('Titles saved.')).toBeVisible();
  await expect(columns.getByText('No title in English')).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('columnheader', { name: 'Rúbrica' })).toBeVisible();

  const another = await portal.signedIn('supervisor', { at: '/B_Portal/users/unfinished-list' });
  expect((await titlesInSpanish(another)).split(',')[2]).toBe('Rúbrica');

  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'History of this setting' });
  await expect(history.getByRole('listitem').first()).toContainText('Rúbrica');
  await history.getByRole('button', { name: 'Restore the original version' }).click();
  await expect(history.getByText('Restored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(columns.getByRole('listitem').first()).toContainText(name);
  await expect(columns.getByText('No title in English')).toHaveCount(0);
});

test('of two who title a column at once the second is told, and what was typed stays', async ({ portal }) => {
  const at = '/B_Portal/configurations/exports?list=listBin';
  const [one, other] = [await portal.signedIn('admin', { at }), await portal.signedIn('admin', { at })];
  const open = async (page: Page) => {
    await page
      .getByRole('button', { name: /^Actions for / })
      .nth(1)
      .click();
    await page.getByRole('menuitem', { name: 'Change titles' }).click();
    return page.getByRole('dialog');
  };
  const [first, second] = [await open(one), await open(other)];
  await first.getByRole('textbox', { name: /English/ }).fill('First of two');
  await first.getByRole('button', { name: 'Save titles' }).click();
  await expect(one.getByText('Titles saved.')).toBeVisible();
  await second.getByRole('textbox', { name: /English/ }).fill('Second of two');
  await second.getByRole('button', { name: 'Save titles' }).click();
  await expect(second.getByRole('alert').filter({ hasText: 'First of two' })).toBeVisible();
  await expect(second.getByRole('textbox', { name: /English/ })).toHaveValue('Second of two');
  await second.getByRole('button', { name: 'Save titles' }).click();
  await expect(other.getByText('Titles saved.')).toBeVisible();
});

test('created accounts are found, narrowed to those not confirmed, and lead to the account', async ({ portal }) => {
  const page = await portal.signedIn('admin');
  await page.getByRole('link', { name: 'Created accounts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Created accounts' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.goto('/B_Portal/users/created-accounts?confirmed=yes');
  await expect(rows.nth(1)).not.toContainText('Not yet');
  await rows.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/users\/client-edit\/\d+$/);
});
