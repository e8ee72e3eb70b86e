import { expectFocusIn } from './focus.ts';
import { expect, PHONE, test } from './story.ts';

test('a card is to be remembered: it stands in My day on its day, is done, and not done after all', async ({
  portal,
}) => {
  const page = await portal.signedIn('supervisor', { viewport: PHONE, at: '/B_Portal/requests/dashboard?card=5' });
  await page.getByRole('button', { name: 'More actions' }).click();
  await expectFocusIn(page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Remind me' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /Remind me about/ });
  const remembered = 'Ask for the letter of the coverage';
  await dialog.getByLabel('Day').fill(new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10));
  await dialog.getByRole('textbox', { name: 'What to remember' }).fill(remembered);
  await dialog.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByText(/You will be reminded on/)).toBeVisible();

  await page.goto('/B_Portal/requests/my-day?what=reminder');
  const rows = page.getByRole('list', { name: 'My day' }).getByRole('listitem').filter({ hasText: remembered });
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^Actions for/ }).press('Enter');
  await expectFocusIn(page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Done' }).press('Enter');
  await expect(rows).toHaveCount(0);
  await page.goto('/B_Portal/requests/my-day?what=reminder&show=done');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as not done' }).click();
  await expect(rows).toHaveCount(0);
  await page.goto('/B_Portal/requests/my-day?what=reminder');
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/card=5/);
});
