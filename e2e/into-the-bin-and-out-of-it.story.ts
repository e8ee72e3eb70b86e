import { customerPortal } from './applicant.ts';
import { expect, expectAccessible, test } from './story.ts';

test('a case is deleted, restored and erased, and nobody sees it any more', async ({ portal }) => {
  const { id, caseNumber } = await customerPortal(portal.origin).submit(61);
  const card = `/B_Portal/requests/dashboard?card=${id}`;
  const page = await portal.signedIn('admin', { at: card });
  const other = await portal.signedIn('supervisor', { at: card });
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const dialog = page.getByRole('dialog');
  await expect(other.getByRole('tab', { name: 'Personal profile' })).toBeVisible();

  await act('Delete');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent twice');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Sent twice')).toBeVisible();
  await expect(other.getByText('This application was deleted.')).toBeVisible();

  await page.goto(`${portal.origin}/B_Portal/requests/bin?search=${caseNumber}`);
  await page.getByRole('button', { name: `Actions for ${caseNumber}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText(`Restored: ${caseNumber}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: caseNumber })).toHaveCount(0);

  await page.goto(`${portal.origin}${card}`);
  await act('Delete');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked to be forgotten');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Open the bin' }).click();
  await page.getByRole('button', { name: `Actions for ${caseNumber}` }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('The account in the customer portal')).toBeVisible();
  const typed = dialog.getByRole('textbox', { name: `Type ${caseNumber} to delete` });
  await typed.fill(caseNumber.slice(1));
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await typed.fill(caseNumber);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText(`Deleted permanently: ${caseNumber}.`)).toBeVisible();
  await page.goto(`${portal.origin}${card}`);
  await expect(page.getByText("This application doesn't exist, or your role can't see it.")).toBeVisible();
});

test('whoever erases a case from its open card sees it no more', async ({ portal }) => {
  const { id, caseNumber } = await customerPortal(portal.origin).submit(63);
  const page = await portal.signedIn('admin', { at: `/B_Portal/requests/dashboard?card=${id}` });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  await page.getByRole('textbox', { name: `Type ${caseNumber} to delete` }).fill(caseNumber);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText("This application doesn't exist, or your role can't see it.")).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Personal profile' })).toHaveCount(0);
});

test('a case is duplicated, and each leads to the other', async ({ portal }) => {
  const { id, caseNumber } = await customerPortal(portal.origin).submit(62);
  const page = await portal.signedIn('manager', { at: `/B_Portal/requests/dashboard?card=${id}` });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  const drawer = page.locator('[data-card-drawer]');
  const copy = drawer.getByText('Duplicated as').getByRole('link');
  const number = (await copy.textContent()) ?? '';
  expect(number).toMatch(/^\d{4}-\d{6}$/);
  await copy.click();
  await expect(drawer.getByText('Duplicate of').getByRole('link', { name: caseNumber })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(drawer.getByText(`Created as a duplicate of ${caseNumber}`)).toBeVisible();
  await drawer.getByText('Duplicate of').getByRole('link').click();
  await expect(drawer.getByText('Duplicated as').getByRole('link', { name: number })).toBeVisible();
});
