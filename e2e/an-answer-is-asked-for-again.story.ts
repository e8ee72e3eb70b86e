import { readFacts } from './screens/facts.ts';
import { expect, test } from './story.ts';

test('an answer is looked at in its place and asked for again with a ready text that an administrator wrote', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: '/B_Portal/configurations/request?section=readyTexts' });
  await admin.getByRole('button', { name: 'Add text' }).click();
  await admin.getByLabel('Text · English').fill('Look at it once more, please.');
  await admin.getByRole('button', { name: 'Save texts' }).click();
  await expect(admin.getByText('Complete both languages')).toBeVisible();
  await admin.getByLabel('Text · Spanish').fill('Revíselo una vez más, por favor.');
  await admin.getByRole('button', { name: 'Save texts' }).click();
  await expect(admin.getByText('Ready texts saved.')).toBeVisible();

  const { corrected, correctedField } = await readFacts(portal.origin);
  const page = await portal.signedIn('manager', {
    at: `/B_Portal/requests/dashboard?card=${corrected}&${correctedField}`,
  });
  const atField = page.locator('[data-card-drawer] article');
  await expect(atField).toContainText('Before');
  await atField.getByRole('button', { name: 'Request again' }).click();
  await atField.getByRole('combobox', { name: /^Ready text/ }).click();
  await atField.getByRole('option', { name: 'Look at it once more, please.' }).click();
  // In the applicant's language, whatever the reader's is.
  await expect(atField.getByLabel('What is still missing')).toHaveValue(/^(Look at it once more|Revíselo una vez más)/);
  await atField.getByLabel(/^Answer requested by/).fill('2020-01-01');
  await atField.getByRole('button', { name: 'Send back' }).click();
  await expect(atField.getByText('Today or later')).toBeVisible();
  await atField.getByLabel(/^Answer requested by/).fill('2099-12-31');
  await atField.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('The correction was sent back to the applicant.')).toBeVisible();
  await expect(page.getByRole('button', { name: /round [23]$/ })).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  const kept = page.getByRole('region', { name: 'Correction history' });
  const asked = kept.locator('ol > li').filter({ hasText: 'Answer requested by Dec 31, 2099' }).first();
  await expect(asked).toContainText('Requested again');
  await asked.getByRole('button').click();
  await expect(atField).toContainText('Answer requested by Dec 31, 2099');
});
