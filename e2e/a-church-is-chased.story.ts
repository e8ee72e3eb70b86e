import { readFacts } from './screens/facts.ts';
import { expect, test } from './story.ts';

test('a church that owes its report is reminded and called, by keyboard, and the next who looks reads it', async ({
  portal,
}) => {
  const { church, census } = (await readFacts(portal.origin)).openReport;
  const at = `/B_Portal/reports/list-churches/${church}/quarterly-list/view/quarterly/${census}`;
  const page = await portal.signedIn('admin', { at });
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByRole('button', { name: 'Send a reminder' }).press('Enter');
  await expect(page.getByText('Reminder sent.', { exact: true })).toBeVisible();
  await expect(contact.getByText('Reminder sent', { exact: true })).toBeVisible();
  // Once a day.
  await expect(contact.getByRole('button', { name: 'Send a reminder' })).toHaveCount(0);

  await contact.getByRole('button', { name: 'Log a call' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(dialog.getByText('Please complete the field')).toBeVisible();
  await dialog.getByRole('textbox').fill('They send it on Monday.');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const manager = await portal.signedIn('manager', { at });
  await expect(manager.getByRole('region', { name: 'Contact' }).getByText('They send it on Monday.')).toBeVisible();
});
