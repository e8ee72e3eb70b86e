import { expect, test } from './story.ts';

const RULES = '/B_Portal/configurations/request';

test('the fee is set in dollars, refused in words at its field, and told to whoever comes second', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin');
  await page.getByRole('link', { name: 'Business Rules' }).click();
  await page.getByRole('tab', { name: 'Fee' }).click();
  const fee = page.getByRole('textbox', { name: /^Fee in USD/ });
  const save = page.getByRole('button', { name: 'Save fee' });
  const second = await portal.signedIn('admin', { at: `${RULES}?section=fee` });
  const theirs = second.getByRole('textbox', { name: /^Fee in USD/ });
  const before = await fee.inputValue();
  // What is there before the first one saves, else there is nothing to come second to.
  await expect(theirs).toHaveValue(before);
  for (const [typed, told] of [
    ['-0.01', 'Enter an amount above 0'],
    ['0', 'Above 0, two decimals'],
    ['10.005', 'Above 0, two decimals'],
  ] as const) {
    await fee.fill(typed);
    await save.click();
    await expect(fee).toHaveAccessibleDescription(new RegExp(told));
    await expect(fee).toBeFocused();
  }
  await fee.fill('175.50');
  await save.click();
  await expect(page.getByText('Fee saved.')).toBeVisible();
  await page.reload();
  await expect(fee).toHaveValue('175.50');

  await theirs.fill('180');
  await second.getByRole('button', { name: 'Save fee' }).click();
  await expect(second.getByText(/Someone changed this first/)).toBeVisible();
  await expect(theirs).toHaveValue('180');
  await theirs.fill(before);
  await second.getByRole('button', { name: 'Save fee' }).click();
  await expect(second.getByText('Fee saved.')).toBeVisible();
});

test('bands of a country are changed after seeing what they would judge otherwise, and the change is told', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin', { at: `${RULES}?section=ministryRules` });
  const mexico = page.getByRole('region', { name: 'Mexico' });
  await expect(mexico).toContainText('Below 40: rejected');
  await mexico.getByRole('button', { name: 'Edit the bands of Mexico' }).click();
  const dialog = page.getByRole('dialog');
  const from = dialog.getByRole('textbox', { name: 'Minimum of band 2' });
  const to = dialog.getByRole('textbox', { name: /^Maximum of band 1/ });
  await from.fill('100');
  await dialog.getByRole('button', { name: 'Save bands' }).click();
  await expect(from).toHaveAccessibleDescription('This starts inside the previous band. Start at 120');
  await to.fill('98');
  await expect(from).toHaveAccessibleDescription('Some churches would not be in any band. Start at 99');
  await to.fill('10');
  await expect(to).toHaveAccessibleDescription(/The maximum is below the minimum/);
  await to.fill('99');
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'See what would change' }).click();
  await expect(dialog.getByText(/would be classified differently/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save bands' }).click();
  await expect(page.getByText('Bands of Mexico saved.')).toBeVisible();
  await expect(mexico).toContainText('1: 40–99 members');

  await page.getByRole('combobox', { name: 'Add a country' }).fill('Icel');
  await page.getByRole('option', { name: 'Iceland' }).click();
  await dialog.getByRole('button', { name: 'Save bands' }).click();
  await expect(page.getByRole('region', { name: 'Iceland' })).toContainText('1: 0 members or more');

  await page.goto('/B_Portal/configurations/changes');
  await expect(page.getByText('Bands of members in Mexico').first()).toBeVisible();
});
