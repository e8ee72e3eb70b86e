import { customerPortal } from './applicant.ts';
import { expect, PHONE, test } from './story.ts';

test('an email to leader and contact person, each in their language, from a template that an administrator wrote', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: '/B_Portal/configurations/outbox?texts' });
  await admin.getByRole('button', { name: 'Add template' }).click();
  await admin.getByRole('textbox', { name: 'Name' }).fill('Welcome call');
  await admin.getByRole('textbox', { name: 'Subject · English' }).fill('We will call you');
  const english = admin.getByRole('textbox', { name: 'Text · English' });
  await english.fill('Dear ,');
  // A value goes to where the cursor stands.
  await english.press('ArrowLeft');
  await admin.getByRole('button', { name: "Recipient's name" }).click();
  await expect(english).toHaveValue('Dear {recipient},');
  await expect(english).toBeFocused();
  await admin.getByRole('button', { name: 'Preview' }).click();
  await expect(admin.getByRole('region', { name: 'English, with sample values' })).toContainText('Dear Irene Soto,');
  await admin.getByRole('button', { name: 'Save texts' }).click();
  await expect(admin.getByText('Complete both languages').first()).toBeVisible();
  await admin.getByRole('textbox', { name: 'Subject · Spanish' }).fill('Le llamaremos');
  await admin.getByRole('textbox', { name: 'Text · Spanish' }).fill('Saludos, {nombre}:');
  await admin.getByRole('button', { name: 'Save texts' }).click();
  await expect(admin.getByText('{nombre} is not a value that can be filled in.')).toBeVisible();
  await admin.getByRole('textbox', { name: 'Text · Spanish' }).fill('Saludos, {recipient}:');
  await admin.getByRole('button', { name: 'Save texts' }).click();
  await expect(admin.getByText('Email texts saved.')).toBeVisible();

  const { id, name } = await customerPortal(portal.origin).submit(21);
  const page = await portal.signedIn('supervisor', { at: `/B_Portal/requests/dashboard?card=${id}`, viewport: PHONE });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Send email' }).click();
  const dialog = page.getByRole('dialog', { name: /^Email about/ });
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog.getByText('Check at least one box')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Leader/ }).check();
  await dialog.getByRole('checkbox', { name: /^Contact person/ }).check();
  await dialog
    .getByRole('combobox', { name: /^Language for/ })
    .first()
    .selectOption('es');
  await dialog
    .getByRole('combobox', { name: /^Language for/ })
    .last()
    .selectOption('en');
  await dialog.getByRole('combobox', { name: 'Start with' }).selectOption({ label: 'Welcome call' });
  await dialog.getByRole('textbox', { name: 'Text (Español)' }).fill('Saludos, {recipient}: mañana.');
  const [toLeader, toContact] = [dialog.getByRole('region').nth(1), dialog.getByRole('region').nth(2)];
  await expect(toLeader).toContainText(`Saludos, ${name}: mañana.`);
  await expect(toContact).toContainText('Dear ');
  await dialog.getByRole('button', { name: 'Send 2 emails' }).click();
  await expect(page.getByText(/^Emails on their way to/)).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  const row = page
    .getByRole('list', { name: 'What happened' })
    .getByRole('listitem')
    .filter({ hasText: 'Email written' });
  await expect(row.first()).toContainText('Leader · Español');
  // As it is now: kept, since there is no mail server.
  await expect(row.first().getByText('Kept here')).toHaveCount(2);
  await row.first().getByRole('button', { name: 'Show text · Leader · Español' }).click();
  await expect(row.first()).toContainText(`Saludos, ${name}: mañana.`);
});
