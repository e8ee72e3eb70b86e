import { administrator } from './staffAccounts.ts';
import { expect, expectAccessible, expectNothingSticksOut, PHONE, test } from './story.ts';

test('what was changed is told: in the history of a user, and in the list of changes with all fields', async ({
  portal,
}) => {
  const { email } = await (await administrator(portal.origin)).invite();
  const [before, name] = ['Marta Quiroga', 'Martina Quiroga'];
  const admin = await portal.signedIn('admin', { at: `/B_Portal/users/list?search=${encodeURIComponent(email)}` });
  await admin.getByRole('link', { name: before }).click();
  await admin.getByRole('textbox', { name: 'First name' }).fill('Martina');
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await admin.getByRole('button', { name: `Actions for ${name}` }).click();
  await admin.getByRole('menuitem', { name: 'History' }).click();
  const history = admin.getByRole('dialog', { name: `History of ${name}` });
  await expect(history.getByRole('listitem').first()).toContainText('User edited');
  await expect(history.getByRole('listitem').first()).toContainText('Martina');
  await expect(history.getByRole('listitem').last()).toContainText('User created');

  const words = new URLSearchParams({ search: name, noun: 'users' }).toString();
  const phone = await portal.signedIn('admin', {
    at: `/B_Portal/configurations/changes?${words}`,
    language: 'es',
    theme: 'dark',
    viewport: PHONE,
  });
  await phone.getByRole('button', { name: `Usuario editado: ${name}` }).click();
  const change = phone.getByRole('dialog', { name: 'Usuario editado' });
  await expect(change).toContainText('Nombre');
  await expect(change).toContainText('Martina');
  await expect(change).toContainText('127.0.0.1');
  await expectAccessible(phone);
  await expectNothingSticksOut(phone);
  await change.getByRole('link', { name: 'Abrir el registro' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(name);
  await phone.goBack();
  await expect(phone.getByRole('button', { name: `Usuario creado: ${name}` })).toBeVisible();
});
