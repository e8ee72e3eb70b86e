import type { Page } from '@playwright/test';
import { customerPortal } from './applicant.ts';
import { expect, expectAccessible, PHONE, test } from './story.ts';

const CLIENTS = '/B_Portal/users/client-list';
const UNFINISHED = '/B_Portal/users/unfinished-list';
const newEmail = (who: string): string => `${who}.${crypto.randomUUID().slice(0, 8)}@church.org`;
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const chip = async (page: Page, filter: string, value: string) => {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
};

test('a client is found, gets another language and address, is signed out by deactivation and comes back', async ({
  portal,
}) => {
  const customer = customerPortal(portal.origin);
  const [email, other] = [newEmail('nora'), newEmail('nora.new')];
  await customer.register(email);
  await customer.follow(email, 'confirm');
  await customer.begin(await customer.signIn(email), 'Nora', 'Villaseñor');

  const admin = await portal.signedIn('admin');
  await admin.getByRole('link', { name: 'Customer Portal Users' }).click();
  await admin.getByRole('searchbox').fill(`villasenor ${email.split('@')[0] ?? ''}`);
  await chip(admin, 'Stage', 'Unfinished');
  await expect(admin.getByText('1 account', { exact: true })).toBeVisible();
  await expect(rowOf(admin, email).getByText('Unfinished')).toBeVisible();
  await admin.getByRole('link', { name: 'Nora Villaseñor' }).click();

  await expect(admin.getByRole('heading', { level: 1 })).toHaveText("Nora Villaseñor's account");
  await expect(admin.getByText('Not submitted yet')).toBeVisible();
  await admin.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await admin.getByLabel('Email', { exact: true }).fill(other);
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.getByText(`Changes saved. A link was emailed to ${other}.`)).toBeVisible();
  await expect(admin).toHaveURL(/client-list\?.*stage=UNFINISHED/);

  // Until the link is followed the first address holds.
  await customer.signIn(email);
  await admin.getByRole('link', { name: 'Nora Villaseñor' }).click();
  await expect(admin.getByText(`Waiting for confirmation: ${other}`)).toBeVisible();
  await expect(admin.getByLabel('Email', { exact: true })).toHaveValue(email);
  await customer.follow(other, 'email');
  await expect(customer.signIn(email)).rejects.toThrow('login.badCredentials');
  await customer.signIn(other);

  // Somebody else's change came between: what it is now is told, and the next try is upon that.
  await admin.getByLabel('Status').selectOption('INACTIVE');
  await admin.getByRole('button', { name: 'Save changes' }).click();
  const stale = admin.getByRole('alert').filter({ hasText: 'Someone changed this while you were editing.' });
  await expect(stale).toContainText(other);
  await expect(admin.getByLabel('Email', { exact: true })).toHaveValue(other);
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.getByText('Changes saved.', { exact: true })).toBeVisible();
  await expect(customer.signIn(other)).rejects.toThrow('login.disabled');
  await admin.getByRole('searchbox').fill(other);
  await expect(rowOf(admin, other).getByText('Inactive')).toBeVisible();
});

test('what an address may not be is told at the field, and what was typed stays', async ({ portal }) => {
  const customer = customerPortal(portal.origin);
  const [email, taken] = [newEmail('eva'), newEmail('taken')];
  for (const each of [email, taken]) {
    await customer.register(each, 'es');
    await customer.follow(each, 'confirm');
  }
  const admin = await portal.signedIn('admin', { at: `${CLIENTS}?search=${email}`, language: 'es', viewport: PHONE });
  await admin.getByRole('link', { name: email }).click();
  const field = admin.getByLabel('Correo', { exact: true });
  await field.fill(taken);
  await admin.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(admin.getByText('Ya está en uso. Elija otro')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(taken);
  await field.fill('nadie');
  await admin.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(admin.getByText('Como nombre@iglesia.org')).toBeVisible();
});

test('an activation is sent again from the list, from the account, and by address', async ({ portal }) => {
  const customer = customerPortal(portal.origin);
  const email = newEmail('waits');
  await customer.register(email);
  const admin = await portal.signedIn('admin', { at: `${CLIENTS}?search=${email}` });
  const row = rowOf(admin, email);
  await row.getByRole('button', { name: `Actions for ${email}` }).click();
  await row.getByRole('menuitem', { name: 'Resend activation email' }).click();
  await expect(admin.getByText(`Activation email sent to ${email}.`)).toBeVisible();
  await admin.getByRole('link', { name: email }).click();
  await expect(admin.getByText(/hasn't confirmed their email yet/)).toBeVisible();
  await admin.getByRole('button', { name: 'Resend activation email' }).click();
  await expect(admin.getByText(`Activation email sent to ${email}.`).last()).toBeVisible();

  await admin.getByRole('link', { name: 'Customer Portal Users' }).click();
  await admin.getByRole('button', { name: 'Resend activation email' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Email').fill(newEmail('nobody'));
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog.getByText('This email is not registered.')).toBeVisible();
  await customer.follow(email, 'confirm');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog.getByText(/is not waiting to be activated/)).toBeVisible();
});

test('unfinished accounts are reminded at once, each is told of, and nobody twice within a week', async ({
  portal,
}) => {
  const customer = customerPortal(portal.origin);
  const word = crypto.randomUUID().slice(0, 8);
  const [pending, started] = [`pending.${word}@church.org`, `started.${word}@church.org`];
  await customer.register(pending);
  await customer.register(started, 'es');
  await customer.follow(started, 'confirm');
  await customer.begin(await customer.signIn(started), 'Rut', 'Alarcón');

  const supervisor = await portal.signedIn('supervisor');
  await supervisor.getByRole('link', { name: 'Unfinished accounts' }).click();
  await supervisor.getByRole('searchbox').fill(word);
  await expect(supervisor.getByText('2 accounts', { exact: true })).toBeVisible();
  await expect(rowOf(supervisor, pending)).toContainText('Email confirmation');
  await expect(rowOf(supervisor, started)).toContainText('Personal details');
  await expect(rowOf(supervisor, started)).toContainText(/Just now|minutes? ago/);
  await rowOf(supervisor, started).getByRole('checkbox').check();
  await supervisor.getByRole('button', { name: 'Remind', exact: true }).click();
  const dialog = supervisor.getByRole('dialog');
  await expect(dialog.getByText('Remind 1 person?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send reminders' }).click();
  await expect(dialog.getByText('Reminders sent: 1 of 1.').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Reminders sent' })).toBeVisible();
  await expect(dialog.getByText('1 person was reminded', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('listitem').getByText('Rut Alarcón')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(supervisor, started)).not.toContainText('Never');

  await supervisor.getByRole('table').getByRole('checkbox').first().check();
  await supervisor.getByRole('button', { name: 'Remind', exact: true }).click();
  await dialog.getByRole('button', { name: 'Send reminders' }).click();
  await expect(dialog.getByText('Reminders sent: 1 of 2.').first()).toBeVisible();
  await expect(dialog.getByText('1 person was not reminded')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Rut Alarcón' })).toContainText(
    'A reminder was sent within the last 7 days',
  );
  await expectAccessible(supervisor);

  const admin = await portal.signedIn('admin', { at: `/B_Portal/configurations/outbox?search=${started}` });
  await expect(admin.getByText('Su solicitud aún no se ha enviado')).toHaveCount(1);
});

test('who only sees clients reads the account and changes nothing; who may not does not find the lists', async ({
  portal,
}) => {
  const manager = await portal.signedIn('manager', { at: CLIENTS });
  const client = manager.getByRole('table').getByRole('link').first();
  await client.click();
  await expect(manager.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await manager.getByRole('link', { name: 'Back to the list' }).click();
  await expect(manager).toHaveURL(/client-list/);

  const analyst = await portal.signedIn('analyst');
  await expect(analyst.getByRole('link', { name: 'Customer Portal Users' })).toHaveCount(0);
  await analyst.goto(UNFINISHED);
  await expect(analyst.getByRole('heading', { level: 1 })).not.toHaveText('Unfinished accounts');
});
