import { customerPortal } from './applicant.ts';
import { expect, test } from './story.ts';

test('a message of an applicant is told at the bell within a second, leads to the chat, and is read then', async ({
  portal,
}) => {
  const customers = customerPortal(portal.origin);
  const { id, token, name } = await customers.submit(15);
  const ephesian = await portal.signedIn('ephesian', { at: '/B_Portal/requests/my-day' });
  const bell = ephesian.getByRole('button', { name: /^Notices/ });
  await expect(bell).toBeVisible();
  // What the demo data told before.
  await bell.click();
  const panel = ephesian.getByRole('dialog', { name: 'Notices' });
  const all = panel.getByRole('button', { name: 'Mark all as read' });
  await expect(all).toBeVisible();
  await all.click();
  await expect(all).toHaveCount(0);
  await ephesian.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleName('Notices');

  await customers.say(id, token, 'Buenos días.');
  await expect(bell).toHaveAccessibleName('Notices, 1 unread');
  await customers.say(id, token, '¿Ya lo vieron?');
  // By keyboard alone.
  await bell.press('Enter');
  const told = panel.getByRole('link', { name: new RegExp(`^2 new messages: ${name}`) });
  await expect(told).toBeVisible();
  await told.press('Enter');
  await expect(ephesian).toHaveURL(new RegExp(`card=${id}&tab=chat`));
  await expect(ephesian.getByText('¿Ya lo vieron?')).toBeVisible();
  await ephesian.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Notices');
});

test('on a phone the notices take the whole screen, in Spanish, and one is marked as read by itself', async ({
  portal,
}) => {
  const customers = customerPortal(portal.origin);
  const { id, token, name } = await customers.submit(16);
  await customers.say(id, token, 'Hola.');
  const viewport = { width: 390, height: 844 };
  const page = await portal.signedIn('ephesian', { at: '/B_Portal/requests/my-day', language: 'es', viewport });
  await page.getByRole('button', { name: /^Avisos/ }).click();
  const panel = page.getByRole('dialog', { name: 'Avisos' });
  const row = panel
    .getByRole('listitem')
    .filter({ hasText: `Mensaje nuevo: ${name}` })
    .first();
  await expect(row).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(viewport.width);
  await row.getByRole('button', { name: /^Marcar como leído/ }).click();
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('how one is told is chosen in the profile menu; what cannot be turned off does not offer it', async ({
  portal,
}) => {
  const page = await portal.signedIn('supervisor', { at: '/B_Portal/requests/my-day' });
  const openChoices = async () => {
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'Notices' }).click();
  };
  await openChoices();
  const dialog = page.getByRole('dialog', { name: 'Notices' });
  await expect(dialog.getByLabel('A case is assigned to me').getByRole('option')).toHaveText([
    'In the bell',
    'Also by email',
    'Also in a daily email',
  ]);
  await dialog.getByLabel('My bulk task is done').selectOption('Not at all');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choices were saved.')).toBeVisible();
  await openChoices();
  await expect(dialog.getByLabel('My bulk task is done')).toHaveValue('OFF');
});
