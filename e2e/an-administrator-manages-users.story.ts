import type { Locator, Page } from '@playwright/test';
import { byTurns } from './byTurns.ts';
import { expectFocusIn } from './focus.ts';
import { administrator } from './staffAccounts.ts';
import { expect, expectAccessible, PHONE, test } from './story.ts';

const USERS = '/B_Portal/users/list';
const CREATE = '/B_Portal/users/create';

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
const newEmail = (): string => `story.${crypto.randomUUID().slice(0, 8)}@church.org`;

async function choose(page: Page, field: string, typed: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(typed);
  await page.getByRole('option', { name: option }).click();
}

async function askIn(row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: /^(Actions for|Acciones para)/ }).click();
  await row.getByRole('menuitem', { name: item }).click();
}

test('an administrator invites a user, who is in the list and in the outbox, is deactivated and invited anew', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin');
  const email = newEmail();
  const entry = admin.getByRole('link', { name: 'Business Portal Users' });
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await admin.getByRole('link', { name: 'Invite a user' }).click();
  await expect(entry).toHaveAttribute('aria-current', 'true');

  // Nothing filled in: every field says what it needs, and the first has the focus.
  await admin.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByLabel('First name')).toBeFocused();
  await expect(admin.getByText('Please complete the field')).toHaveCount(5);
  await expect(admin.getByText('Check at least one box')).toBeVisible();

  await admin.getByLabel('First name').fill('Lucía');
  await admin.getByLabel('Last name').fill('Benavides');
  await choose(admin, 'Country', 'colom', /Colombia/);
  await admin.getByLabel('Main language').selectOption('es');
  await admin.getByLabel('Email', { exact: true }).fill(email);
  await admin.getByLabel('Repeat email').fill(email.replace('story', 'other'));
  await admin.getByLabel(/^Mobile/).fill('3005550182');
  await admin.getByRole('checkbox', { name: 'Analyst' }).check();
  await admin.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByText('The two entries differ')).toBeVisible();
  await expect(admin.getByText('Please complete the field')).toHaveCount(1);
  await choose(admin, 'Country code (optional)', 'united', /^\+1 United States/);
  await expect(admin.getByRole('combobox', { name: 'Country code (optional)' })).toHaveValue('+1 United States');
  await choose(admin, 'Country code (optional)', '+57', /Colombia/);
  await admin.getByLabel('Repeat email').fill(email);
  await admin.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin).toHaveURL(/\/users\/list/);
  await expect(admin.getByText(`Invitation sent to ${email}.`)).toBeVisible();

  await admin.getByRole('searchbox').fill(email);
  const row = rowOf(admin, email);
  await expect(admin.getByText('1 user', { exact: true })).toBeVisible();
  await expect(row.getByText('Pending validation')).toBeVisible();
  await expect(row.getByText('Colombia')).toBeVisible();
  await admin.route('**/invitation', (route) =>
    route.fulfill({ status: 500, json: { status: false, error: ['GE005'], data: null } }),
  );
  await askIn(row, 'Resend invitation');
  await expect(admin.getByText(`Could not send the invitation to ${email}.`)).toBeVisible();
  await admin.unroute('**/invitation');
  await askIn(row, 'Resend invitation');
  await expect(admin.getByText(`Invitation sent to ${email}.`).last()).toBeVisible();

  await askIn(row, 'Deactivate');
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByText("Deactivate Lucía Benavides's account?")).toBeVisible();
  await expect(dialog.getByText(/Lucía Benavides's invitation will stop working/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Deactivate account' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
  await askIn(row, 'Activate');
  await dialog.getByRole('button', { name: 'Activate account' }).click();
  await expect(admin.getByText(/Lucía Benavides was invited again/)).toBeVisible();

  await admin.goto(`/B_Portal/configurations/outbox?search=${encodeURIComponent(email)}`);
  await expect(admin.getByRole('row').filter({ hasText: email })).toHaveCount(3);
});

test('an address that is in use is refused at its field, and what was typed stays', async ({ portal }) => {
  const admin = await portal.signedIn('admin', { at: CREATE, language: 'es', viewport: PHONE });
  await admin.getByLabel('Nombre').fill('Ana');
  await admin.getByLabel('Apellido').fill('Ríos');
  await choose(admin, 'País', 'méx', /^México$/);
  await admin.getByLabel('Correo', { exact: true }).fill('Analyst@portal.test');
  await admin.getByLabel('Repita el correo').fill('analyst@portal.test');
  await admin.getByRole('checkbox', { name: 'Analista' }).check();
  await admin.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(admin.getByText('Ya está en uso. Elija otro')).toBeVisible();
  await expect(admin.getByLabel('Correo', { exact: true })).toBeFocused();
  await expect(admin.getByLabel('Apellido')).toHaveValue('Ríos');
  await expectAccessible(admin);

  // Whoever leaves is asked first; staying keeps all, leaving discards it.
  await admin.getByRole('link', { name: 'Cancelar' }).click();
  const question = admin.getByRole('dialog');
  await expect(question.getByText('¿Salir sin guardar?')).toBeVisible();
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(admin.getByLabel('Apellido')).toHaveValue('Ríos');
  await admin.reload();
  await expect(admin.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  await expect(admin.getByLabel('Apellido')).toHaveValue('Ríos');
  await admin.getByRole('link', { name: 'Cancelar' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(admin).toHaveURL(/\/users\/list/);
  await admin.goto(CREATE);
  await expect(admin.getByLabel('Apellido')).toHaveValue('');
});

test('roles that cannot go together are explained before they are saved, in both languages', async ({ portal }) => {
  for (const [language, analyst, supervisor, why, save] of byTurns([
    ['en', 'Analyst', 'Supervisor', "Analyst and Supervisor can't go together", 'Send invitation'],
    ['es', 'Analista', 'Supervisión', 'Analista y Supervisión no pueden ir juntos', 'Enviar invitación'],
  ] as const)) {
    const admin = await portal.signedIn('admin', { language });
    let sent = 0;
    admin.on(
      'request',
      (request) => (sent += request.method() === 'POST' && request.url().endsWith('/business/user') ? 1 : 0),
    );
    await admin.goto(CREATE);
    await admin.getByRole('checkbox', { name: analyst }).check();
    await admin.getByRole('checkbox', { name: supervisor }).check();
    await expect(admin.getByText(why)).toBeVisible();
    await admin.getByRole('button', { name: save }).click();
    await expect(admin.getByText(why)).toBeVisible();
    expect(sent).toBe(0);
    await admin.getByRole('checkbox', { name: analyst }).uncheck();
    await expect(admin.getByText(why)).toBeHidden();
  }
});

test('what may not be done to an account is closed in its menu and says why, in both languages', async ({ portal }) => {
  for (const [language, acts, self] of byTurns([
    ['en', ['Deactivate', 'Remove'], 'You cannot deactivate or remove your own account'],
    ['es', ['Desactivar', 'Eliminar'], 'No puede desactivar ni eliminar su propia cuenta'],
  ] as const)) {
    const admin = await portal.signedIn('admin', { at: `${USERS}?search=admin@portal.test`, language });
    const row = rowOf(admin, 'admin@portal.test');
    await row.getByRole('button', { name: /^(Actions for|Acciones para)/ }).click();
    for (const name of acts) {
      const item = row.getByRole('menuitem', { name });
      await expect(item).toBeDisabled();
      await expect(item).toHaveAccessibleDescription(new RegExp(self));
      await expectFocusIn(row.getByRole('menu'));
      await item.focus();
      await admin.keyboard.press('Enter');
    }
    await expect(admin.getByRole('dialog')).toHaveCount(0);
    await expect(row.getByText(self)).toBeVisible();
    await expectAccessible(admin);
    await expect(row.getByRole('menuitem', { name: /Sessions|Sesiones/ })).toBeEnabled();
  }
});

test('of two who edit one account, the second sees what the first made of it and keeps what was typed', async ({
  portal,
}) => {
  const { email } = await (await administrator(portal.origin)).invite();
  const [first, second] = [await portal.signedIn('admin'), await portal.signedIn('admin')];
  for (const page of [first, second]) {
    await page.goto(`${USERS}?search=${encodeURIComponent(email)}`);
    await rowOf(page, email).getByRole('link').click();
    await expect(page.getByLabel('Last name')).toHaveValue('Quiroga');
  }
  await first.getByLabel('Last name').fill('Quiroga Paz');
  await choose(first, 'Country', 'chile', /^Chile$/);
  await first.getByRole('button', { name: 'Save changes' }).click();
  await expect(first.getByText('Changes to Marta Quiroga Paz saved.')).toBeVisible();
  // Back in the list as it was left.
  await expect(first).toHaveURL(/users\/list\?search=/);

  await second.getByLabel('Last name').fill('Quiroga Soto');
  await second.getByRole('button', { name: 'Save changes' }).click();
  const told = second.getByRole('alert').filter({ hasText: 'Someone changed this while you were editing' });
  await expect(told).toContainText('Quiroga Paz');
  await expect(told).toContainText('Chile');
  await expect(second.getByLabel('Last name')).toHaveValue('Quiroga Soto');
  await expect(second.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('Chile');
  await expectAccessible(second);
  // A reload keeps it so.
  await second.reload();
  await expect(second.getByLabel('Last name')).toHaveValue('Quiroga Soto');
  await expect(second.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('Chile');
  await second.getByRole('button', { name: 'Save changes' }).click();
  await expect(second.getByText('Changes to Marta Quiroga Soto saved.')).toBeVisible();
  await expect(rowOf(second, email).getByText('Chile')).toBeVisible();
});

test('what was typed before another changed the account is there after a reload, upon what it is now', async ({
  portal,
}) => {
  const { email } = await (await administrator(portal.origin)).invite();
  const [first, second] = [await portal.signedIn('admin'), await portal.signedIn('admin', { language: 'es' })];
  for (const page of [first, second]) {
    await page.goto(`${USERS}?search=${encodeURIComponent(email)}`);
    await rowOf(page, email).getByRole('link').click();
    await expect(page.getByLabel(/^(Last name|Apellido)$/)).toHaveValue('Quiroga');
  }
  await second.getByLabel('Apellido').fill('Quiroga Soto');
  await choose(first, 'Country', 'chile', /^Chile$/);
  await first.getByRole('button', { name: 'Save changes' }).click();
  await expect(first.getByText('Changes to Marta Quiroga saved.')).toBeVisible();

  await second.reload();
  await expect(second.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  const told = second.getByRole('alert').filter({ hasText: 'Alguien cambió estos datos' });
  await expect(told).toContainText('Chile');
  await expect(second.getByLabel('Apellido')).toHaveValue('Quiroga Soto');
  await expect(second.getByRole('combobox', { name: 'País', exact: true })).toHaveValue('Chile');
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(second.getByText('Cambios de Marta Quiroga Soto guardados.')).toBeVisible();
  await expect(rowOf(second, email).getByText('Chile')).toBeVisible();
});

test('an administrator sees where somebody is signed in and ends it all', async ({ portal }) => {
  const supervisor = await portal.signedIn('supervisor');
  const admin = await portal.signedIn('admin', { at: `${USERS}?search=supervisor@portal.test` });
  await askIn(rowOf(admin, 'supervisor@portal.test'), 'Sessions');
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByText('127.0.0.1').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await expect(dialog.getByText("End all of Noemí Castellanos's sessions?")).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await expect(admin.getByText(/sessions? ended for Noemí Castellanos\./)).toBeVisible();
  await supervisor.reload();
  await expect(supervisor).toHaveURL(/\/login/);
});

test('who may only see users finds nothing to change, and reads what was changed', async ({ portal }) => {
  const manager = await portal.signedIn('manager', { at: USERS });
  const actions = rowOf(manager, 'analyst@portal.test').getByRole('button', { name: /^Actions for/ });
  await actions.click();
  await expect(manager.getByRole('link', { name: 'Invite a user' })).toHaveCount(0);
  await expect(manager.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await manager.getByRole('menuitem', { name: 'History' }).click();
  await expect(manager.getByRole('dialog', { name: /History/ })).toBeVisible();
  await manager.goto(CREATE);
  await expect(manager.getByText('You do not have the necessary permissions')).toBeVisible();
});
