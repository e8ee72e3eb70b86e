import { expectFocusIn } from './focus.ts';
import { readFacts } from './screens/facts.ts';
import { expect, test } from './story.ts';

const LIST = '/B_Portal/pastoral-care/list';

test('an Ephesian finds a silent church by keyboard, and reads its leader, its reports and its statistics', async ({
  portal,
}) => {
  const page = await portal.signedIn('ephesian', { at: LIST });
  const silent = page.getByRole('link', { name: /^Silent churches: / });
  const many = Number(/: (\d+)\./.exec(await silent.innerText())?.[1]);
  await silent.press('Enter');
  await expect(page).toHaveURL(/silent=yes/);
  const rows = page.getByRole('table', { name: 'My Region' }).locator('tbody:not([aria-hidden]) tr');
  await expect(rows).toHaveCount(many);
  for (const row of await rows.all()) await expect(row).toContainText(/, 20\d\d/);

  const church = await rows.first().getByRole('link').first().innerText();
  await rows
    .first()
    .getByRole('button', { name: `Actions for ${church}` })
    .press('Enter');
  await expectFocusIn(page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'in this church' }).press('Enter');
  await expect(page).toHaveURL(/\/pastoral-care\/ministry\/\d+\/\d+$/);
  const reports = page.getByRole('region', { name: 'Quarterly reports' });
  await expect(reports.getByRole('row').filter({ hasText: 'Expired' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Statistics', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Statistics for ${church}`);
  const quarter = page.getByRole('combobox', { name: 'Quarter', exact: true });
  await quarter.focus();
  await quarter.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/pastoral-care\/ministry\/\d+\/\d+\/statistics\/\d+/);
  const second = (await quarter.locator('option').nth(1).textContent()) ?? '';
  await expect(page.getByRole('heading', { name: `All figures for ${second}` })).toBeVisible();
  // Who goes through the quarters by arrow keys stays there.
  await expect(quarter).toBeFocused();
  await page.getByRole('link', { name: 'Church reports' }).press('Enter');
  await expect(reports).toBeVisible();
});

test('of a church of another region an Ephesian sees neither the reports nor the leader', async ({ portal }) => {
  const facts = await readFacts(portal.origin);
  const admin = await portal.signedIn('admin', { at: LIST });
  const other = await portal.signedIn('ephesian', { at: LIST });
  const links = (page: typeof admin) =>
    page
      .getByRole('table', { name: 'My Region' })
      .getByRole('link')
      .evaluateAll((all) =>
        all.flatMap((link) => /\/churches\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? []),
      );
  await expect.poll(async () => (await links(admin)).length).toBeGreaterThan(0);
  await expect.poll(async () => (await links(other)).length).toBeGreaterThan(0);
  const own = await links(other);
  const foreign = (await links(admin)).find((id) => !own.includes(id));
  for (const path of [`census/${foreign}`, `ministry/${facts.leader}/${foreign}/statistics`]) {
    await other.goto(`/B_Portal/pastoral-care/${path}`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText("This doesn't exist").first()).toBeVisible();
    await expect(other.getByRole('table')).toHaveCount(0);
  }
});
