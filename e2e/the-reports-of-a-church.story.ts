import { expectFocusIn } from './focus.ts';
import { expect, test } from './story.ts';

const LIST = '/B_Portal/reports/list-churches';
/** The links of rows that lead to a church, beside those that call. */
const CHURCHES = 'a[href*="quarterly-list"]';

test('a manager finds a church by its leader, and downloads a report that was received', async ({ portal }) => {
  const manager = await portal.signedIn('manager');
  await manager.getByRole('link', { name: 'Quarterly reports' }).click();
  const rows = manager.getByRole('table', { name: 'Quarterly reports' }).locator('tbody:not([aria-hidden]) tr');
  const first = rows.filter({ hasText: 'Received' }).first();
  const church = await first.getByRole('link').first().innerText();
  // Below the name stand the number and the language.
  const [leader = ''] = (await first.getByRole('cell').nth(2).innerText()).split('\n');
  await manager.getByRole('searchbox').fill(leader);
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: church }).click();
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText(church);

  // Who does not edit reports is offered to read them, and nothing that the server would refuse.
  await expect(manager.getByRole('button', { name: 'Give another deadline' })).toHaveCount(0);
  const download = manager.getByRole('button', { name: 'Download: Quarter' }).first();
  await download.focus();
  await manager.keyboard.press('Enter');
  const pdf = manager.getByRole('menuitem', { name: 'PDF in English' });
  await expectFocusIn(manager.getByRole('menu'));
  const answer = await manager.request.get((await pdf.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await manager.keyboard.press('Escape');
  await expect(download).toBeFocused();

  await manager.getByRole('link', { name: 'Back' }).click();
  await expect(manager.getByRole('searchbox')).toHaveValue(leader);
});

test('an expired report is given another deadline: one that does not fit is told at the field, and all read why it was given', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: `${LIST}?silence=1` });
  await admin.getByRole('table').getByRole('link').first().click();
  const expired = admin.getByRole('row').filter({ hasText: 'Expired' }).first();
  const report = await expired.getByRole('link').first().innerText();
  await expired.getByRole('button', { name: `Give another deadline: ${report}` }).focus();
  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Give another deadline' });
  const deadline = dialog.getByLabel('New deadline');
  await expect(deadline).toBeFocused();
  await dialog.getByLabel('Reason').fill('There was no electricity.');
  await deadline.fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Give another deadline' }).click();
  await expect(deadline).toHaveAccessibleDescription(/from today on/);
  await expect(deadline).toBeFocused();

  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await deadline.fill(inTwoWeeks);
  await admin.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const again = admin.getByRole('row').filter({ hasText: report });
  await expect(again).toContainText('Reason: There was no electricity.');
  await expect(again).not.toContainText('Expired');
});

test('an Ephesian sees the reports of the own region alone', async ({ portal }) => {
  const admin = await portal.signedIn('admin', { at: LIST });
  const all = admin.getByRole('table').locator('tbody:not([aria-hidden]) tr');
  await expect(all.first()).toBeVisible();
  const ephesian = await portal.signedIn('ephesian', { at: LIST });
  const own = ephesian.getByRole('table').locator('tbody:not([aria-hidden]) tr');
  await expect(own.first()).toBeVisible();
  const names = await own.locator(CHURCHES).allInnerTexts();
  expect(names.length).toBeLessThan(await all.count());
  const foreign = await all
    .locator(CHURCHES)
    .evaluateAll(
      (links, mine) => links.find((link) => !mine.includes(link.textContent ?? ''))?.getAttribute('href'),
      names,
    );
  await ephesian.goto(foreign ?? '');
  await expect(ephesian.getByRole('heading', { level: 1 })).toHaveText('Quarterly reports');
  await expect(ephesian.getByRole('table')).toHaveCount(0);
});
