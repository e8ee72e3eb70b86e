import type { Locator, Page } from '@playwright/test';
import { byTurns } from './byTurns.ts';
import { administrator } from './staffAccounts.ts';
import { expect, expectAccessible, PASSWORD, test } from './story.ts';

const USERS = '/B_Portal/users/list';

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/B_Portal/login');
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('button', { name: /Profile menu/ })).toBeVisible();
}

test('one session of somebody is ended in the form, and the others go on, in both languages', async ({ portal }) => {
  for (const [language, panel, end, title, told] of byTurns([
    ['en', 'Sessions', /^End session: /, 'End this session for Marta Quiroga?', '1 session ended for Marta Quiroga.'],
    [
      'es',
      'Sesiones',
      /^Cerrar sesión: /,
      '¿Cerrar esta sesión de Marta Quiroga?',
      'Se cerró 1 sesión de Marta Quiroga.',
    ],
  ] as const)) {
    const { email } = await (await administrator(portal.origin)).activeUser();
    const seats = [await portal.visitor(), await portal.visitor()];
    for (const seat of seats) await signInAs(seat, email);
    const admin = await portal.signedIn('admin', { at: `${USERS}?search=${encodeURIComponent(email)}`, language });
    await rowOf(admin, email).getByRole('link').click();
    const sessions = admin.getByRole('region', { name: panel });
    await expect(sessions.getByRole('button', { name: end })).toHaveCount(2);
    await expect(sessions.getByText('127.0.0.1')).toHaveCount(2);
    // The last used stands first.
    await sessions.getByRole('button', { name: end }).first().click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByText(title)).toBeVisible();
    await expectAccessible(admin);
    await dialog.locator('button[type=submit]').click();
    await expect(admin.getByText(told)).toBeVisible();
    await expect(sessions.getByRole('button', { name: end })).toHaveCount(1);
    await expectAccessible(admin);
    const [first, last] = seats;
    await last?.reload();
    await expect(last as Page).toHaveURL(/\/login/);
    await first?.reload();
    await expect((first as Page).getByRole('button', { name: /Profile menu/ })).toBeVisible();
  }
});

test('another address of an active user is entered twice and holds when its link was followed', async ({ portal }) => {
  for (const [language, label, again, hint, save, differ, waits, told] of byTurns([
    [
      'en',
      'Email',
      'Repeat email',
      'A new address takes effect once the link emailed to it is opened.',
      'Save changes',
      'The two entries differ',
      'Waiting for confirmation',
      'A link was emailed to',
    ],
    [
      'es',
      'Correo',
      'Repita el correo',
      'El correo nuevo se aplicará cuando se abra el enlace que se le envía.',
      'Guardar cambios',
      'Los dos datos no coinciden',
      'Pendiente de confirmar',
      'Se envió un enlace a',
    ],
  ] as const)) {
    const office = await administrator(portal.origin);
    const { email } = await office.activeUser();
    const wished = `story.${crypto.randomUUID().slice(0, 8)}@church.org`;
    const admin = await portal.signedIn('admin', { at: `${USERS}?search=${encodeURIComponent(email)}`, language });
    await rowOf(admin, email).getByRole('link').click();
    const field = admin.getByLabel(label, { exact: true });
    await expect(field).toHaveValue(email);
    await expect(admin.getByText(hint)).toBeVisible();
    await expect(admin.getByLabel(again)).toHaveCount(0);
    await field.fill(wished);
    await admin.getByLabel(again).fill(`x${wished}`);
    await admin.getByRole('button', { name: save }).click();
    await expect(admin.getByText(differ)).toBeVisible();
    await admin.getByLabel(again).fill(wished);
    await admin.getByRole('button', { name: save }).click();
    await expect(admin.getByText(told)).toBeVisible();

    await rowOf(admin, email).getByRole('link').click();
    await expect(admin.getByText(`${waits}: ${wished}`)).toBeVisible();
    await expect(field).toHaveValue(email);
    await expectAccessible(admin);
    const owner = await portal.visitor();
    await owner.goto(await office.linkTo(wished, 'confirmEmail'));
    await expect(owner.getByText(/email is confirmed/)).toBeVisible();
    await signInAs(owner, wished);
    await admin.reload();
    await expect(field).toHaveValue(wished);
    await expect(admin.getByText(waits)).toHaveCount(0);
  }
});
