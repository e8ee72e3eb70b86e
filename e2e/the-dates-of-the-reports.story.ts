import { expect, test } from './story.ts';

test('the dates of the reports are set by whoever may, told at the field where they do not fit, and read by others', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin');
  await page.getByRole('link', { name: 'Report dates' }).click();
  await expect(page.getByRole('region', { name: 'What goes out next' })).toContainText(/\d+ churches as of today/);
  await expect(page.getByRole('region', { name: 'Out now' })).toContainText('Changing the dates does not affect it');

  const deadline = page.getByRole('textbox', { name: 'Quarter 1: deadline' });
  const second = page.getByRole('textbox', { name: 'Quarter 2: goes out' });
  const save = page.getByRole('button', { name: 'Save report dates' });
  const [before, next] = [await deadline.inputValue(), await second.inputValue()];
  await deadline.fill('29/02');
  await save.click();
  await expect(deadline).toHaveAccessibleDescription(/a day and month that every year has/);
  await expect(deadline).toBeFocused();
  await deadline.fill(next);
  await expect(deadline).toHaveAccessibleDescription(/before the next report is sent/);

  // A day earlier, typed as a phone without a slash has it.
  const [day = 1, month = 1] = before.split('/').map(Number);
  const earlier = day > 1 ? [day - 1, month] : [day + 1, month];
  await deadline.fill(earlier.join('.'));
  await expect(deadline).not.toHaveAttribute('aria-invalid', 'true');
  await save.click();
  await expect(page.getByText('Report dates saved.')).toBeVisible();
  const kept = earlier.map((part) => String(part).padStart(2, '0')).join('/');
  await expect(deadline).toHaveValue(kept);
  await page.reload();
  await expect(deadline).toHaveValue(kept);

  const manager = await portal.signedIn('manager', { at: '/B_Portal/configurations/census' });
  await expect(manager.getByText('You can read these dates.')).toBeVisible();
  await expect(manager.getByRole('region', { name: 'The four quarters' })).toContainText('Quarter 4');
  await expect(manager.getByRole('textbox')).toHaveCount(0);
});
