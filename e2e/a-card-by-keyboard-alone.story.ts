import type { Locator, Page } from '@playwright/test';
import { expect, PASSWORD, PHONE, test } from './story.ts';

const drawer = (page: Page): Locator => page.locator('[data-card-drawer]');
const inDrawer = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[data-card-drawer]') !== null);
const link = (page: Page, id: string): Locator => page.locator(`[data-card-link="${id}"]`);

/** Presses a key until the focus is where it should be; how often that takes is not what is asked here. */
async function pressUntil(page: Page, key: string, there: () => Promise<boolean>, most = 60): Promise<void> {
  for (let times = 0; times < most; times++) {
    if (await there()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there; the focus is on ${await focused(page)}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');
const isFocused =
  (page: Page, selector: string): (() => Promise<boolean>) =>
  () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test('from the sign-in to a moved card and back to the board by keyboard alone, and the focus is never lost', async ({
  portal,
}) => {
  const page = await portal.visitor();
  await page.goto('/B_Portal/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressUntil(page, 'Tab', isFocused(page, 'input[type=email], input[name=email]'));
  await page.keyboard.type('manager@portal.test');
  await pressUntil(page, 'Tab', isFocused(page, 'input[type=password]'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-card]').first()).toBeVisible();

  await pressUntil(page, 'Tab', isFocused(page, '[data-card-link]'));
  const stage = () =>
    page.evaluate(() => document.activeElement?.closest('[data-stage]')?.getAttribute('data-stage') ?? '');
  await pressUntil(page, 'ArrowRight', async () => (await stage()) === 'PAID');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const id = (await page.evaluate(() => document.activeElement?.getAttribute('data-card-link'))) ?? '';
  await expect(link(page, id)).toBeFocused();

  // In, and there it stays while the rest arrives.
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Leader', exact: true })).toBeVisible();
  await expect(drawer(page)).toBeFocused();
  await pressUntil(page, 'Tab', isFocused(page, '[role=tab]'));
  await page.keyboard.press('ArrowRight');
  const ministry = page.getByRole('tab', { name: 'Ministry' });
  await expect(ministry).toBeFocused();
  await expect(page).toHaveURL(/tab=ministry/);

  // The next card of the column and back; the tab stays.
  await page.keyboard.press('j');
  await expect(drawer(page)).not.toHaveAttribute('data-card-drawer', id);
  await expect(page).toHaveURL(/tab=ministry/);
  await expect(ministry).toBeFocused();
  await page.keyboard.press('k');
  await expect(drawer(page)).toHaveAttribute('data-card-drawer', id);
  await expect(ministry).toBeFocused();

  // A move that asks for somebody: left, then made.
  const advance = drawer(page).getByRole('button', { name: 'Move to Analysis' });
  await pressUntil(page, 'Tab', () => advance.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const inDialog = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await expect.poll(inDialog).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(advance).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect.poll(inDialog).toBe(true);
  await pressUntil(page, 'Tab', isFocused(page, '[role=dialog] input[type=radio]'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator(`section[data-stage=ANALYSIS] [data-card="${id}"]`)).toBeVisible();
  await expect.poll(() => inDrawer(page)).toBe(true);

  await page.keyboard.press('?');
  await expect.poll(inDialog).toBe(true);
  await expect(dialog.getByText('Next or previous card, while one is open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => inDrawer(page)).toBe(true);

  // Out: back on the card, where arrows and keys go on working.
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(link(page, id)).toBeFocused();
  await page.keyboard.press('?');
  await expect.poll(inDialog).toBe(true);
  await page.keyboard.press('Escape');
  await expect(link(page, id)).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: /^Reassign / })).toBeVisible();
  await expect.poll(inDialog).toBe(true);
  await page.keyboard.press('Escape');
  await expect(link(page, id)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link(page, id)).not.toBeFocused();
  await expect.poll(isFocused(page, '[data-card-link]')).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(stage).toBe('ANALYSIS');
});

test('a card opened by its link is brought into sight on the board, and the next one is shown as far down', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager', { viewport: { width: 1280, height: 720 } });
  const column = page.locator('section[data-stage=REJECTED]');
  const id = (await column.locator('[data-card]').first().getAttribute('data-card')) ?? '';
  await expect(column).not.toBeInViewport();
  await page.goto(`/B_Portal/requests/dashboard?card=${id}&tab=ministry`);
  await expect(column.locator(`[data-card="${id}"]`)).toBeInViewport({ ratio: 0.5 });
  for (const name of ['Personal profile', 'Ministry', 'Documents', 'Members', 'History']) {
    await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
  }

  // Only what is below bar and tabs scrolls.
  await expect(page.getByRole('heading', { name: 'Contact person' })).toBeVisible();
  const body = drawer(page).getByRole('tabpanel').locator('..');
  await body.evaluate((scroller) => scroller.scrollTo(0, 120));
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBe(120);
  await expect(drawer(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(drawer(page)).not.toHaveAttribute('data-card-drawer', id);
  await expect(page.getByRole('heading', { name: 'Contact person' })).toBeVisible();
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBe(120);
  await expect(page.getByRole('tab', { name: 'Ministry' })).toHaveAttribute('aria-selected', 'true');

  // Numbers and addresses lead to where one writes and calls.
  const ministry = page.getByRole('region', { name: 'Ministry', exact: true });
  await expect(ministry.locator('a[href^="tel:+"]').first()).toBeVisible();
  await expect(ministry.locator('a[href^="https://wa.me/"]').first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d{8,15}$/,
  );

  await page.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(/as=page/);
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Ministry' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(drawer(page)).toBeVisible();
  await page.getByRole('link', { name: 'Show beside the board' }).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
});

test('a card opened without a network, and one that is not there, say so in words with a way on', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager', { viewport: PHONE });
  await page.getByLabel('Stage').selectOption('PAID');
  const first = page.locator('[data-card-link]').first();
  // Its code is there from an earlier use.
  await first.click();
  await expect(page.getByRole('heading', { name: 'Leader', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next card' }).click();
  await page.getByRole('button', { name: 'Close the application' }).click();
  await expect(drawer(page)).toHaveCount(0);
  const other = page.locator('[data-card-link]').nth(2);
  const otherName = ((await other.getAttribute('aria-label')) ?? '').replace('Open ', '');
  await page.context().setOffline(true);
  await other.click();
  await expect(drawer(page).getByRole('heading', { level: 2 })).toContainText(otherName);
  await expect(drawer(page).getByRole('tab', { name: 'Ministry' })).toBeVisible();
  await expect(drawer(page).getByRole('alert')).toContainText('No connection. The application will appear here');
  await expect(drawer(page).locator('[aria-busy=true]')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Leader', exact: true })).toBeVisible({ timeout: 20_000 });

  await page.goto('/B_Portal/requests/dashboard?card=999999999');
  await expect(drawer(page).getByText("This application doesn't exist, or your role can't see it.")).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Back to the board' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.locator('[data-card]').first()).toBeVisible();
});
