import { expect, PHONE, test } from './story.ts';

test('a view is shared and opens by itself in a role, which an address that says more and who takes the filters off overrule', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: '/B_Portal/users/client-list?search=church' });
  const views = admin.getByRole('button', { name: /^View/ });
  const dialog = admin.getByRole('dialog');
  await views.click();
  await admin.getByRole('menuitem', { name: 'Save this view' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Of churches');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(views).toHaveText('View: Of churches');
  await views.click();
  await admin.getByRole('menuitem', { name: 'Share “Of churches”' }).click();
  await dialog.getByRole('switch', { name: 'Colleagues can use this view' }).click();
  await dialog.getByRole('checkbox', { name: 'Manager' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('View “Of churches” shared.')).toBeVisible();

  const at = '/B_Portal/users/client-list';
  const manager = await portal.signedIn('manager', { at, viewport: PHONE });
  await expect(manager).toHaveURL(/search=church&view=\d+/);
  await expect(manager.getByRole('searchbox')).toHaveValue('church');
  await manager.getByRole('button', { name: 'View: Of churches' }).click();
  await expect(manager.getByRole('menuitem', { name: /Of churches/ })).toContainText('Shared by');
  await manager.keyboard.press('Escape');
  await manager.getByRole('searchbox').fill('');
  await expect(manager).not.toHaveURL(/search=/);
  await manager.goto(`${at}?search=maria`);
  await expect(manager.getByRole('button', { name: 'Views and columns' })).toBeVisible();
  await expect(manager.getByRole('searchbox')).toHaveValue('maria');
});
