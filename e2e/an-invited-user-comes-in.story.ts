import type { Page } from '@playwright/test';
import { expectFocusIn } from './focus.ts';
import { LOGIN } from './sessionParts.ts';
import { administrator } from './staffAccounts.ts';
import { expect, PASSWORD, test } from './story.ts';

const NEW_PASSWORD = 'Another-2027';

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/B_Portal/login');
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(LOGIN);
}

const profileEntry = async (page: Page, name: string) => {
  // A press on the button while the menu is still there would only close it.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: /Profile menu|Menú del perfil/ }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('an invited user sets a password, signs in, changes language, email and password, and ends a session', async ({
  portal,
}) => {
  const admin = await administrator(portal.origin);
  const { email, link } = await admin.invite();
  const page = await portal.visitor();

  // The terms change while the invitation is open.
  await page.route(
    '**/auth/welcome/invitation',
    async (route) => {
      const response = await route.fetch();
      const { data, ...answer } = await response.json();
      await route.fulfill({ response, json: { ...answer, data: { ...data, termsVersion: '1999-01-01' } } });
    },
    { times: 1 },
  );

  // The invitation tells whom it is for, and its token does not stay in the address.
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Marta Quiroga')).toBeVisible();
  await expect(page).toHaveURL(/\/login\/welcome\?/);

  const password = page.getByLabel('New password', { exact: true });
  await password.fill('short1');
  await expect(page.getByText('8 to 20 characters: not met yet')).toBeVisible();
  await expect(page.getByText('a number: met')).toBeVisible();
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByText('8–20 characters with letter, number, special character')).toBeVisible();
  await expect(page.getByText('Check at least one box')).toBeVisible();
  await expect(password).toBeFocused();

  await password.fill(PASSWORD);
  await page.getByLabel('Repeat new password').fill(PASSWORD);
  const accepted = page.getByRole('checkbox', { name: /I have read and accept/ });
  await expect(accepted).not.toBeChecked();
  await expect(page.getByRole('link', { name: /Terms of use .opens/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Privacy policy .opens/ })).toBeVisible();
  await accepted.check();
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByRole('alert')).toContainText('The terms have changed.');
  await expect(accepted).not.toBeChecked();
  await accepted.check();
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is active', level: 1 })).toBeVisible();

  // Once followed it is good for nothing more.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  await expect(page).toHaveURL(/\/login\/welcome-error/);

  await signInAs(page, email, PASSWORD);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  // Another email: the present password is asked for, and nothing changes before the link is followed.
  const fresh = `new.${email}`;
  await profileEntry(page, 'Cambiar correo');
  await page.getByLabel('Correo nuevo', { exact: true }).fill(fresh);
  await page.getByLabel('Repita el correo nuevo').fill(fresh);
  await page.getByLabel('Contraseña actual').fill('Wrong-2026');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('No es su contraseña actual')).toBeVisible();
  await page.getByLabel('Contraseña actual').fill(PASSWORD);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText(`Revise el correo ${fresh}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The token is used first, and then a signed-in user is led on and told.
  await page.goto(await admin.linkTo(fresh, 'confirmEmail'));
  await expect(page).toHaveURL(/\/requests\/dashboard/);
  await expect(page.getByText(/new email is confirmed/)).toBeVisible();
  const profile = page.getByRole('button', { name: /Profile menu/ });
  await profile.click();
  await expect(page.getByText(fresh)).toBeVisible();
  await profile.click();
  await expect(page.getByText(fresh)).toBeHidden();

  const other = await portal.visitor();
  await signInAs(other, fresh, PASSWORD);

  await profileEntry(page, 'Change password');
  await expect(page.getByLabel('Current password')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(profile).toBeFocused();
  await profileEntry(page, 'Change password');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Choose a new password')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat new password').fill(`${NEW_PASSWORD}x`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The two entries differ')).toBeVisible();
  await page.getByLabel('Repeat new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Your other devices were signed out.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(LOGIN);

  await signInAs(other, fresh, NEW_PASSWORD);
  await profileEntry(page, 'My sessions');
  await expect(page.locator('[data-session]')).toHaveCount(2);
  await expect(page.locator('[data-session]').filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: /^End session: Chrome/ }).click();
  await expect(page.getByRole('dialog')).toContainText('signed out immediately');
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText("You're not signed in anywhere else.")).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(LOGIN);
});

test('another session can be ended by keyboard alone', async ({ portal }) => {
  const { email, password } = await (await administrator(portal.origin)).activeUser();
  const page = await portal.visitor();
  await signInAs(page, email, password);
  const other = await portal.visitor();
  await signInAs(other, email, password);

  await page.getByRole('button', { name: /Profile menu/ }).focus();
  await page.keyboard.press('Enter');
  await expectFocusIn(page.getByRole('menu'));
  const entry = page.getByRole('menuitem', { name: 'My sessions' });
  for (let step = 0; step < 8 && !(await entry.evaluate((item) => item === document.activeElement)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My sessions', level: 1 })).toBeFocused();
  await expect(page.locator('[data-session]')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFocusIn(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFocusIn(page.getByRole('dialog'));
  const act = page.getByRole('dialog').getByRole('button', { name: 'End all other sessions' });
  for (let step = 0; step < 4 && !(await act.evaluate((button) => button === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(act).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 session ended.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(LOGIN);
});
