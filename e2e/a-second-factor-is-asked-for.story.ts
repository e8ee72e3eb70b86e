import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { LOGIN } from './sessionParts.ts';
import { administrator } from './staffAccounts.ts';
import { expect, PASSWORD, test } from './story.ts';

const AT = '/B_Portal/account/second-factor';

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/B_Portal/login');
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(LOGIN);
}

test('somebody sets up an app and a passkey, and signs in with a recovery code and with the passkey', async ({
  portal,
}) => {
  // Passkeys belong to a name; an address of numbers has none.
  const origin = portal.origin.replace('127.0.0.1', 'localhost');
  const admin = await administrator(portal.origin);
  const { email } = await admin.activeUser();
  const page = await portal.visitor({ origin });
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
  });

  await enter(page, email);
  await expect(page).not.toHaveURL(LOGIN);
  await page.goto(AT);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  const key = (await dialog.locator('code').textContent()) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
  await dialog.getByRole('textbox', { name: 'Code the app shows now' }).fill(code);
  await dialog.locator('input[name=password]').fill('Not-the-one1');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.locator('#password-error')).toBeVisible();
  await dialog.locator('input[name=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Turn on' }).click();

  // The codes are there this once.
  await expect(dialog.getByText('Your recovery codes')).toBeVisible();
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  // The code of the app is used up: a recovery code proves the next change.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await dialog.locator('input[name=password]').fill(PASSWORD);
  await dialog.locator('input[name=code]').fill(code);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(dialog.getByText('The code is wrong or was already used.')).toBeVisible();
  await dialog.locator('input[name=code]').fill(codes[0] ?? '');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Work laptop', { exact: true })).toBeVisible();
  await expect(page.getByText('9 codes left')).toBeVisible();

  await leave(page);
  await enter(page, email);
  await expect(page.getByRole('heading', { name: 'One more step', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The code is wrong or was already used.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).not.toHaveURL(LOGIN);

  await leave(page);
  await enter(page, email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).not.toHaveURL(LOGIN);
  await page.goto('/B_Portal/account/sessions');
  await expect(page.getByText('Password and passkey')).toBeVisible();

  // The passkey proves a change as well.
  await page.goto(AT);
  await page.getByRole('button', { name: 'Turn off the app' }).click();
  await dialog.locator('input[name=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog.getByText('Confirmed with a passkey.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('The authenticator app is off.')).toBeVisible();
});
