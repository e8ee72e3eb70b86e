import type { Page } from '@playwright/test';
import { readFacts } from './screens/facts.ts';
import { expect, expectNothingSticksOut, PHONE, test } from './story.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a quarterly report is filled in on a phone, over a lost network and a reload, and beside another who fills it in too; then it is sent and read', async ({
  portal,
}) => {
  const { openReport } = await readFacts(portal.origin);
  const at = `/B_Portal/reports/list-churches/${openReport.church}/quarterly-list/edit/quarterly/${openReport.census}`;
  const page = await portal.signedIn('admin', { at, viewport: PHONE });
  await field(page, 'Visitors').fill('1.5');
  await expect(field(page, 'Visitors')).toHaveAccessibleDescription(/Numbers only/);
  await expect(page.getByText('Saved, except what is marked.')).toBeVisible();
  await field(page, 'Visitors').fill('1,200');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expectNothingSticksOut(page);

  // Without a network it stays on the device, also over a reload.
  await page.route('**/api/business/report/church/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await field(page, 'Baptisms').fill('7');
  await expect(page.getByText(/^No connection. What you enter stays/)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Baptisms')).toHaveValue('7');
  await expect(field(page, 'Visitors')).toHaveValue('1200');

  // Meanwhile another enters something else there.
  const other = await portal.signedIn('admin', { at });
  await field(other, 'Baptisms').fill('9');
  await field(other, 'New members').fill('4');
  await expect(other.getByText('Everything is saved.')).toBeVisible();
  await page.unroute('**/api/business/report/church/**');
  await page.reload();
  await expect(field(page, 'New members')).toHaveValue('4');
  await expect(page.getByText('Someone else entered “9” here in the meantime.')).toBeVisible();
  await expect(field(page, 'Baptisms')).toHaveValue('7');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await other.reload();
  await expect(field(other, 'Baptisms')).toHaveValue('7');

  // What is still missing leads to its field.
  await field(page, 'Active members').fill('');
  await page.getByLabel('Part', { exact: true }).selectOption({ label: 'Review and send' });
  await page.getByRole('button', { name: 'Active members' }).click();
  await expect(field(page, 'Active members')).toBeFocused();
  await expect(field(page, 'Active members')).toHaveAccessibleDescription(/complete the field/);
  await field(page, 'Active members').fill('90');
  await field(page, 'Average attendance').fill('70');
  for (;;) {
    const reason = page.getByRole('textbox', { name: /^Why did this go from/ });
    await page.getByLabel('Part', { exact: true }).selectOption('review');
    await expect(page.getByText(/^(Everything required is filled in.|Still to do)/)).toBeVisible();
    const next = page.getByRole('button', { name: /reason for the change$/ }).first();
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(reason.and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.type('The church divided.');
  }
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent.')).toBeVisible();
  await expect(page).toHaveURL(/\/view\/quarterly\//);
  await expect(page.getByText(/^Received .*, sent by /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('1,200');

  // Whoever still fills it in is told at once.
  await expect(other.getByText(/^Received .*, sent by /)).toBeVisible();
});
