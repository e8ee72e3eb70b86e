import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './story.ts';

const USERS = '/B_Portal/users/list';
const CLIENTS = '/B_Portal/users/client-list';
const UNFINISHED = '/B_Portal/users/unfinished-list';

const widths = (page: Page) =>
  page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
const heights = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
/** Where a pointer would aim at, once: the list may not move from under it. */
const pointsOf = (page: Page, count: number) =>
  page
    .locator('tbody input[type=checkbox]')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    )
    .then((all) => all.slice(0, count) as [number, number][]);

test('three boxes pressed where they stood choose three rows, and what is done with them stays in sight', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: UNFINISHED, viewport: { width: 1280, height: 500 } });
  await expect(admin.locator('tbody input').nth(2)).toBeVisible();
  const points = await pointsOf(admin, 3);
  for (const [x, y] of points) await admin.mouse.click(x, y);
  await expect(admin.getByText('3 selected')).toBeVisible();
  await expect(admin.locator('tbody tr[data-selected=true]')).toHaveCount(3);
  expect(await pointsOf(admin, 3)).toEqual(points);

  const remind = admin.getByRole('button', { name: 'Remind', exact: true });
  await admin.locator('tbody tr').last().scrollIntoViewIfNeeded();
  await expect(admin.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(remind).toBeInViewport({ ratio: 1 });
  await expect(admin.getByRole('columnheader', { name: 'Name' })).toBeInViewport({ ratio: 1 });
  await admin.getByRole('button', { name: 'Clear selection' }).click();
  await expect(remind).toHaveCount(0);
});

test('no order, no filter and no waiting moves a column, and a row is one line, lower for whoever wants more of them', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await admin.route(/\/api\/business\/client\?/, async (route) => {
    await asked;
    await route.continue();
  });
  await admin.goto(CLIENTS);
  await expect(admin.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  const before = await widths(admin);
  answer();
  await expect(admin.locator('tbody').getByRole('link').first()).toBeVisible();
  expect(await widths(admin)).toEqual(before);
  const first = await admin.locator('tbody tr').first().textContent();
  await admin.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(admin.locator('tbody tr').first()).not.toHaveText(first ?? '');
  expect(await widths(admin)).toEqual(before);
  for (const height of await heights(admin)) expect(height).toBeCloseTo(46, -1);

  await admin.getByRole('button', { name: 'Columns' }).click();
  await admin.getByRole('checkbox', { name: 'Compact rows' }).check();
  await admin.keyboard.press('Escape');
  const isCompact = () => expect.poll(async () => Math.max(...(await heights(admin)))).toBeLessThanOrEqual(37);
  await isCompact();
  // In every list, on another day too.
  await admin.goto(USERS);
  await expect(admin.locator('tbody').getByRole('link').first()).toBeVisible();
  await isCompact();
});

test('a list says how long ago something was, and the whole instant to a pointer, the keyboard and a touch', async ({
  portal,
}) => {
  const tipOf = (page: Page) => page.getByRole('tooltip');
  const whole = /^[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M \(New York time\)$/;
  const admin = await portal.signedIn('admin', { at: CLIENTS });
  const time = admin.locator('tbody time').first();
  await expect(time).toHaveText(/ago$|^Just now$|^[A-Z][a-z]{2} \d+, \d{4}$/);
  await expect(admin.getByText('Times are in New York time.')).toHaveCount(1);
  await expect(admin.locator('tbody').getByText('New York')).toHaveCount(0);
  await time.hover();
  await expect(tipOf(admin)).toHaveText(whole);
  await admin.mouse.move(5, 5);
  await expect(tipOf(admin)).toHaveCount(0);

  await admin.locator('tbody tr').first().getByRole('link').focus();
  await admin.keyboard.press('Tab');
  await expect(time).toBeFocused();
  await expect(tipOf(admin)).toHaveText(whole);
  await expect(time).toHaveAccessibleDescription(whole);
  await admin.keyboard.press('Escape');
  await expect(tipOf(admin)).toHaveCount(0);

  const onPhone = await portal.signedIn('admin', { at: CLIENTS, viewport: PHONE });
  await onPhone.locator('main time').first().tap();
  await expect(tipOf(onPhone)).toHaveText(whole);
  await expect(onPhone).toHaveURL(/client-list/);
  await onPhone.getByRole('heading', { level: 1 }).tap();
  await expect(tipOf(onPhone)).toHaveCount(0);
});

test('on a phone one menu has the views and the columns', async ({ portal }) => {
  const admin = await portal.signedIn('admin', { at: USERS, viewport: PHONE });
  await admin.getByRole('button', { name: 'Views and columns' }).tap();
  await expect(admin.getByRole('menuitem', { name: 'Save this view' })).toBeVisible();
  const country = admin.getByRole('menuitemcheckbox', { name: 'Country' });
  await expect(country).toBeChecked();
  await country.tap();
  await expect(country).not.toBeChecked();
  await expect(admin.locator('main dt').getByText('Country', { exact: true })).toHaveCount(0);
});
