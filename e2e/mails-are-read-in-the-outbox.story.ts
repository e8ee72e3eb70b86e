import type { Page } from '@playwright/test';
import { startSmtpServer, type SmtpServer } from '../apps/server/test/smtpServer.ts';
import { defectsOf } from './axe.ts';
import { startPortal } from './startPortal.ts';
import { expect, expectAccessible, PHONE, test } from './story.ts';

const OUTBOX = '/B_Portal/configurations/outbox';

/** What a frame shows, read from outside: the page in it runs nothing. */
const pageText = (page: Page) => page.frameLocator('iframe').first().locator('body');

test('an administrator finds a mail, reads it as text and as it is sent, and the address bar keeps it all', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: OUTBOX });
  // Without a mail server mails are kept, and nothing is offered that cannot be.
  await expect(admin.getByText('No mail server is set up. Emails are kept here')).toBeVisible();
  const search = admin.getByRole('searchbox', { name: 'Search by address or subject' });
  await search.fill('payment received');
  await expect(admin).toHaveURL(/search=payment\+received/);
  await admin
    .getByRole('button', { name: /Payment received for application/ })
    .first()
    .click();
  const mail = admin.getByRole('dialog');
  await expect(mail.getByText('The payment of USD 150.00')).toBeVisible();
  await expect(mail.getByText('Kept here')).toBeVisible();
  await expect(mail.getByRole('button', { name: 'Send again' })).toHaveCount(0);

  await mail.getByText('As sent').click();
  await expect(pageText(admin).getByRole('link', { name: 'View application' })).toBeVisible();
  await expect(pageText(admin)).toContainText('You received this email because this address belongs to an application');
  // Alone, since nothing looks into a frame that runs nothing.
  const alone = await portal.visitor();
  await alone.setContent((await admin.frames().at(-1)?.content()) ?? '');
  await expect(alone.getByRole('link', { name: 'View application' })).toBeVisible();
  expect(await defectsOf(alone, 'wcag')).toEqual([]);
  await admin.reload();
  await expect(pageText(admin).getByRole('link', { name: 'View application' })).toBeVisible();
  await mail.getByRole('button', { name: 'Close' }).click();
  await expect(search).toHaveValue('payment received');

  await search.fill('pa');
  await expect(admin.getByText('At least 3 characters')).toBeVisible();
});

test('every mail of the portal is read in both languages, without sending one', async ({ portal }) => {
  const admin = await portal.signedIn('admin', { at: OUTBOX, language: 'es', theme: 'dark', viewport: PHONE });
  await admin.getByRole('tab', { name: 'Plantillas' }).click();
  await expect(admin).toHaveURL(/[?&]templates/);
  await admin.getByLabel('Plantilla', { exact: true }).selectOption('Elija una contraseña nueva');
  await expect(admin).toHaveURL(/[?&]templates=passwordReset/);
  const reset = admin.getByRole('article', { name: 'Elija una contraseña nueva', exact: true });
  await expect(reset.getByText('Choose it here; the link works once, for 2 hours')).toBeVisible();
  await expect(reset.getByText('Elíjala aquí; el enlace sirve una sola vez, durante 2 horas')).toBeVisible();
  await admin.getByText('Como se envía').click();
  await reset.scrollIntoViewIfNeeded();
  const [english, spanish] = [reset.frameLocator('iframe').first(), reset.frameLocator('iframe').last()];
  await expect(english.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  await expect(spanish.getByRole('link', { name: 'Elegir una contraseña nueva' })).toBeVisible();
});

test('a mail that the mail server refuses is shown with its answer and sent again', async ({ portal }) => {
  const smtp: SmtpServer = await startSmtpServer();
  smtp.wishes.refuse = (to) => ({ code: 550, text: `<${to}>: no such person` });
  const own = await startPortal(1, { SMTP_URL: smtp.url, MAIL_FROM: 'Portal <portal@example.org>' });
  try {
    const admin = await portal.signedIn('admin', { at: OUTBOX, origin: own.origin });
    const failed = admin.getByRole('button', { name: /mails? failed/ });
    // A portal that has just begun has its whole demo to send.
    await expect(async () => {
      await admin.reload();
      await expect(failed).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
    await failed.click();
    await expect(admin).toHaveURL(/state=FAILED/);
    await admin.getByRole('row').filter({ hasText: 'no such person' }).first().getByRole('button').click();
    const mail = admin.getByRole('dialog');
    await expect(mail.getByText(/The mail server replied: 550 .*no such person/)).toBeVisible();
    await expectAccessible(admin);

    smtp.wishes.refuse = () => undefined;
    await mail.getByRole('button', { name: 'Send again' }).click();
    await expect(admin.getByText(/is on its way again/)).toBeVisible();
    await expect(mail.getByText('Accepted by the mail server (250)')).toBeVisible({ timeout: 20_000 });
    await expect(mail.getByText('Tried 2 times')).toBeVisible();
    await expect(mail.getByRole('button', { name: 'Send again' })).toHaveCount(0);
    expect(smtp.delivered).toHaveLength(1);
  } finally {
    await own.stop();
    await smtp.close();
  }
});
