import { readFacts } from './screens/facts.ts';
import { expect, test } from './story.ts';

const LIST = '/B_Portal/reports/list-churches';

test('whoever has not answered is reminded at once by keyboard, in under a minute, and told row by row who was not', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager', { at: LIST });
  const table = page.getByRole('table', { name: 'Quarterly reports' });
  const rows = table.locator('tbody:not([aria-hidden]) tr');
  await expect(rows.first()).toBeVisible();
  const begun = performance.now();
  const owed = page.getByRole('link', { name: /^Not answered yet: / });
  // The demo's eleven, where no other story filled one in.
  const many = Number(/\d+/.exec((await owed.getAttribute('aria-label')) ?? '')?.[0]);
  await owed.press('Enter');
  await expect(page).toHaveURL(/quarter=newest.*sort=waiting/);
  await expect(rows).toHaveCount(many);
  // Another story of this portal may have reminded one of them today.
  const reminded = await rows.getByText('Wait for the answer').count();
  await table.getByRole('columnheader').getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Send reminders' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Remind ${many} churches?` });
  await dialog.getByRole('button', { name: 'Send reminders' }).press('Enter');
  await expect(page.getByText(`Reminders sent: ${many - 1 - reminded} of ${many}.`).first()).toBeVisible({
    timeout: 45_000,
  });
  expect(performance.now() - begun).toBeLessThan(60_000);

  const outcome = page.getByRole('dialog', { name: 'Reminders sent' });
  await expect(outcome.getByText(/^\d+ church(es were| was) not reminded$/)).toHaveText(RegExp(`^${1 + reminded} `));
  await expect(outcome.getByText('The church is closed.', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outcome).toHaveCount(0);
  // Nobody is reminded twice a day: what is left is to wait, and the menu says why.
  await expect(rows.getByText('Wait for the answer')).toHaveCount(many - 1);
  await rows
    .filter({ hasText: 'Wait for the answer' })
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .press('Enter');
  const remind = page.getByRole('menuitem', { name: 'Send a reminder' });
  await expect(remind).toHaveAttribute('aria-disabled', 'true');
  await expect(remind).toHaveAccessibleDescription('Already reminded today');
});

test('an Ephesian sees a call that another notes without reloading', async ({ portal }) => {
  const ephesian = await portal.signedIn('ephesian', { at: `${LIST}?quarter=newest&state=INCOMPLETE` });
  const rows = ephesian.getByRole('table', { name: 'Quarterly reports' }).locator('tbody:not([aria-hidden]) tr');
  const church = (await rows.first().getByRole('link').first().innerText()).trim();

  const admin = await portal.signedIn('admin', { at: `${LIST}?search=${encodeURIComponent(church)}` });
  await admin.getByRole('button', { name: `Actions for ${church}` }).press('Enter');
  await admin.getByRole('menuitem', { name: 'Log a call' }).press('Enter');
  await admin.getByRole('dialog').getByRole('textbox').fill('They send it on Monday.');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await expect(rows.filter({ hasText: church }).getByText('They send it on Monday.')).toBeVisible();
});

test('the reports of a church open from its card, and lead back to it', async ({ portal }) => {
  const page = await portal.signedIn('manager', { at: '/B_Portal/requests/dashboard' });
  const { admittedCard: card } = await readFacts(portal.origin);
  await page.locator(`[data-card-menu="${card}"]`).press('Enter');
  await page.getByRole('menuitem', { name: 'Reports', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/reports\/list-churches\/\d+\/quarterly-list/);
  await expect(page.getByRole('table', { name: 'Quarterly reports' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await expect(page).toHaveURL(/\/requests\/dashboard/);
});
