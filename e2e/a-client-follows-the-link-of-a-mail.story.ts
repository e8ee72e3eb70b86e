import type { Page } from '@playwright/test';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { defectsOf } from './axe.ts';
import { expect, expectNothingSticksOut, PHONE, test } from './story.ts';

const OUTBOX = '/B_Portal/configurations/outbox';
const APPLICANT = { email: 'mail.link@example.org', password: 'Applic4nt!' };

/** A mail is written by a job, a moment after the act that asked for it. */
async function openMailTo(admin: Page, email: string, subject: string): Promise<void> {
  const mail = admin
    .getByRole('row')
    .filter({ hasText: email })
    .filter({ hasText: subject })
    .getByRole('button')
    .first();
  await expect(async () => {
    await admin.goto(`${OUTBOX}?search=${encodeURIComponent(email)}`);
    await expect(mail).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await mail.click();
}

test('the link of a mail in the outbox leads a client to the confirmed account, on a phone and without a script', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: OUTBOX });
  const registered = await admin.request.post('/api/client/account', {
    data: { ...APPLICANT, language: 'es', termsVersion: TERMS_VERSION },
  });
  expect(registered.ok()).toBe(true);
  await openMailTo(admin, APPLICANT.email, 'Confirme su cuenta');
  const link = admin.getByRole('dialog').getByRole('link', { name: /\/client\/confirm\// });
  const address = (await link.getAttribute('href')) ?? '';
  expect(new URL(address).hostname).toBe('localhost');

  const client = await portal.visitor({ viewport: PHONE, language: 'es' });
  const signIn = () =>
    client.request.post('/api/client/token', {
      data: { grant_type: 'password', username: APPLICANT.email, password: APPLICANT.password },
    });
  await client.goto(address);
  await expect(client.getByRole('heading', { name: 'Confirme su cuenta', level: 1 })).toBeVisible();
  await expectNothingSticksOut(client);
  expect(await defectsOf(client)).toEqual([]);
  expect((await signIn()).ok()).toBe(false);

  await client.getByRole('button', { name: 'Confirmar cuenta' }).focus();
  await client.keyboard.press('Enter');
  await expect(client.getByRole('heading', { name: 'Su cuenta está confirmada' })).toBeVisible();
  expect(await defectsOf(client)).toEqual([]);
  expect((await signIn()).ok()).toBe(true);

  await client.goto(address);
  await client.getByRole('link', { name: 'English' }).click();
  await expect(client.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await defectsOf(client)).toEqual([]);
});

test('a client chooses a password by the link of a mail, and is told at the field what it lacks', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: `${OUTBOX}?search=Choose+a+new+password` });
  const email = 'new.password@example.org';
  await admin.request.post('/api/client/account', {
    data: { email, password: 'Applic4nt!', language: 'en', termsVersion: TERMS_VERSION },
  });
  await admin.request.post('/api/client/account/reset', { data: { email } });
  await openMailTo(admin, email, 'Choose a new password');
  const link = admin.getByRole('dialog').getByRole('link', { name: /\/client\/password\// });
  const client = await portal.visitor({ viewport: PHONE });
  await client.goto((await link.getAttribute('href')) ?? '');
  const [password, repeat] = [client.getByLabel('New password', { exact: true }), client.getByLabel(/^Repeat/)];
  await password.fill('Different2#');
  await repeat.fill('Different3#');
  await client.keyboard.press('Enter');
  await expect(repeat).toBeFocused();
  await expect(repeat).toHaveAccessibleDescription('The two entries differ');
  expect(await defectsOf(client)).toEqual([]);
  await password.fill('Different2#');
  await repeat.fill('Different2#');
  await client.keyboard.press('Enter');
  await expect(client.getByRole('heading', { name: 'Your password was set' })).toBeVisible();
});
