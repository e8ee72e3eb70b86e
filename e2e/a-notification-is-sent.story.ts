import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { DESK, expect, PHONE, test } from './story.ts';

test('a notification in both languages is sent now: the bell of a signed-in person shows it in theirs', async ({
  portal,
}) => {
  const word = randomUUID().slice(0, 8);
  const reader = await portal.signedIn('manager2', { at: '/B_Portal/requests/dashboard', viewport: PHONE });
  const bell = reader.getByRole('button', { name: /^Notices/ });
  await expect(bell).toBeVisible();

  const admin = await portal.signedIn('admin', { at: '/B_Portal/notifications/create', viewport: DESK });
  await admin.getByLabel('Name').fill(`Gathering ${word}`);
  await admin.getByLabel('Title · English').fill(`The gathering ${word}`);
  await admin.getByLabel('Title · Spanish').fill(`El encuentro ${word}`);
  await admin.getByLabel('Message · English').fill('It begins on Friday.');
  await admin.getByLabel('Message · Spanish').fill('Comienza el viernes.');
  await admin.getByLabel('Subject · English').fill('Come to the gathering');
  await admin.getByRole('textbox', { name: 'Text · English' }).click();
  await admin.keyboard.type('Bring friends.');
  await admin.getByRole('textbox', { name: 'Text · Spanish' }).click();
  await admin.keyboard.type('Traiga amigos.');
  await admin.getByLabel('What happens when you save').selectOption({ label: 'Send it now' });
  await admin.getByRole('button', { name: 'Create notification' }).click();
  // What lacks is told at its field.
  await expect(admin.getByLabel('Subject · Spanish')).toHaveAttribute('aria-invalid', 'true');
  await admin.getByLabel('Subject · Spanish').fill('Venga al encuentro');
  const choosing = admin.waitForEvent('filechooser');
  await admin.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3355aa' } })
    .png()
    .toBuffer();
  const file = { name: `Program ${word}.png`, mimeType: 'image/png', buffer };
  await (await choosing).setFiles(file);
  // It is sent at once; until it has arrived the notification is not saved without it.
  await expect(admin.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  // As it is read on a phone: narrower.
  const shown = admin.getByRole('heading', { name: 'Email · English' }).locator('..');
  const wide = (await shown.boundingBox())?.width ?? 0;
  await admin.getByText('Phone', { exact: true }).click();
  await expect.poll(async () => (await shown.boundingBox())?.width ?? wide).toBeLessThan(wide);
  await admin.getByRole('checkbox', { name: 'Managers' }).check();
  await admin.getByRole('button', { name: 'Count the recipients' }).click();
  await expect(admin.getByText(/^Staff: [\d,]+\. Applicants: 0\./)).toBeVisible();
  await admin.getByRole('button', { name: 'Create notification' }).click();
  await expect(admin.getByText('Notification created.')).toBeVisible();
  const row = admin.getByRole('row', { name: new RegExp(word) });
  await expect(row).toBeVisible();

  await expect(bell).toHaveAccessibleName(/unread/);
  await bell.click();
  await expect(reader.getByText(`The gathering ${word}: It begins on Friday.`)).toBeVisible();

  const opening = reader.waitForEvent('popup');
  await reader.getByRole('link', { name: new RegExp(`^Program ${word}`) }).click();
  await expect((await opening).locator('img')).toBeVisible();
  await expect(bell).not.toHaveAccessibleName(/unread/);

  await admin.getByRole('link', { name: `Gathering ${word}` }).click();
  await expect(admin.getByRole('link', { name: new RegExp(`Program ${word}`) }).first()).toBeVisible();
  await expect(admin.getByText('Failed: 0')).toBeVisible();
  await expect(admin.getByText('Skipped: 0')).toBeVisible();
});
