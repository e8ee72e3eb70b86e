import { readFacts } from './screens/facts.ts';
import { expect, test } from './story.ts';

const FORM = '[data-card-drawer] form';

test('staff edit the ministry by keyboard; a reload keeps what was typed, and the history tells old and new', async ({
  portal,
}) => {
  const { cardIn } = await readFacts(portal.origin);
  const at = `/B_Portal/requests/dashboard?card=${cardIn('ANALYSIS')}&tab=ministry`;
  const page = await portal.signedIn('manager', { at });
  const drawer = page.locator('[data-card-drawer]');
  await drawer.getByRole('button', { name: 'Edit: Ministry' }).press('Enter');
  await page.getByRole('textbox', { name: 'City' }).fill('Nueva Esperanza');
  await page.getByRole('textbox', { name: 'Active members' }).fill('many');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Active members' })).toBeFocused();
  await expect(page.locator(FORM).getByText('Numbers only')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Nueva Esperanza');
  await page.getByRole('textbox', { name: 'Active members' }).fill('1234');
  // A failure says to try later, and what was typed stays.
  const failed = { status: false, error: ['GE005'], data: {} };
  await page.route('**/form/ministry', (route) => route.fulfill({ status: 500, json: failed }), { times: 1 });
  await page.getByRole('textbox', { name: 'Active members' }).press('Enter');
  await expect(
    page.locator(FORM).getByText('Something failed on our side. Nothing was changed. Try again later.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Nueva Esperanza');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await expect(page.locator(FORM)).toHaveCount(0);
  await expect(drawer.getByRole('definition').filter({ hasText: 'Nueva Esperanza' }).first()).toBeVisible();
  await expect(drawer.getByRole('definition').filter({ hasText: '1,234' })).toBeVisible();

  await drawer.getByRole('tab', { name: 'History' }).click();
  await expect(drawer.getByText(/Edited: City \(Ministry\)/)).toBeVisible();
  await expect(drawer.getByText(/→ Nueva Esperanza/)).toBeVisible();
});

test('two people edit one section: what another saved meanwhile is shown and not overwritten', async ({ portal }) => {
  const { cardIn } = await readFacts(portal.origin);
  const id = cardIn('COMPLETE_ANALYSIS');
  const at = `/B_Portal/requests/dashboard?card=${id}&tab=ministry&edit=contact`;
  const [first, second] = [await portal.signedIn('manager', { at }), await portal.signedIn('supervisor', { at })];
  await second.getByRole('textbox', { name: 'Last name' }).fill('Segunda');
  await first.getByRole('textbox', { name: 'Last name' }).fill('Primera');
  await first.getByRole('button', { name: 'Save changes' }).click();
  await expect(first.getByText('Changes saved.')).toBeVisible();

  await second.getByRole('button', { name: 'Save changes' }).click();
  const told = second.getByRole('alert').filter({ hasText: 'Last name' });
  await expect(told).toContainText('Primera');
  await expect(second.getByRole('textbox', { name: 'Last name' })).toHaveValue('Segunda');
  await second.getByRole('button', { name: 'Save changes' }).click();
  await expect(second.getByText('Changes saved.')).toBeVisible();
  await expect(second.getByRole('definition').filter({ hasText: 'Segunda' })).toBeVisible();
});
