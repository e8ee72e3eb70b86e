import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './story.ts';

const BOARD = '/B_Portal/requests/dashboard';
const totals = (page: Page) =>
  page
    .locator('section[data-stage]')
    .evaluateAll((columns) =>
      columns.map((column) => Number(/(\d+) \S+$/.exec(column.getAttribute('aria-label') ?? '')?.[1])),
    );
const sum = async (page: Page) => (await totals(page)).reduce((all, one) => all + one, 0);

test('words and filters stand in the address, hold for board and list alike, and come back by reload and back', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin', { at: BOARD });
  await expect(page.locator('[data-card]').first()).toBeVisible();
  const all = await sum(page);

  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Next step' }).click();
  await page.getByRole('option', { name: 'Ready to advance' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/advance=READY/);
  await expect.poll(() => sum(page)).toBeLessThan(all);
  const ready = await sum(page);

  const link = page.locator('[data-card-link]').first();
  const words = ((await link.getAttribute('aria-label')) ?? '').replace('Open ', '').split(' ');
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  // Two letters exchanged.
  const misspelt = longest.slice(0, -2) + longest.at(-1) + longest.at(-2);
  await page.getByRole('searchbox', { name: 'Name, church' }).fill(misspelt);
  await expect(page).toHaveURL(/search=/);
  await expect.poll(() => sum(page)).toBeLessThan(ready);
  await expect(page.getByRole('link', { name: longest }).first()).toBeVisible();
  const found = await sum(page);
  await expect(page.getByText(`${found} application${found === 1 ? '' : 's'}`, { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: longest }).first()).toBeVisible();
  await expect.poll(() => sum(page)).toBe(found);

  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(found + 1);
  await page.getByRole('link', { name: longest }).first().click();
  await expect(page.locator('[data-card-drawer]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-card-link]:focus')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('section[data-stage]').first()).toBeVisible();

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => sum(page)).toBe(all);
});

test('a card that no longer fits leaves a narrowed board, and a column says so', async ({ portal }) => {
  const page = await portal.signedIn('manager', { at: `${BOARD}?stages=PAID`, viewport: PHONE, language: 'es' });
  const stage = page.getByRole('combobox', { name: 'Etapa' });
  await expect(stage).toHaveValue('PAID');
  await stage.selectOption('ANALYSIS');
  await expect(page.getByText('Aquí nada coincide con los filtros.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Solo las mías' })).toHaveAttribute('aria-pressed', 'false');
});
