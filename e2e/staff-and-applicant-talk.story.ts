import { documentFor } from '../apps/server/src/demo/corpus/documents.ts';
import { customerPortal } from './applicant.ts';
import { expect, test } from './story.ts';

test('staff and applicant talk live, apart from notes, and each sees what the other has read', async ({ portal }) => {
  const customers = customerPortal(portal.origin);
  const { id, token, name } = await customers.submit(14);
  const at = `/B_Portal/requests/dashboard?card=${id}&tab=chat`;
  const manager = await portal.signedIn('manager', { at });
  await expect(manager.getByText('The applicant reads everything written here.')).toBeVisible();
  const box = manager.getByRole('textbox', { name: 'Message to the applicant' });

  // By keyboard alone; what was typed outlives a reload.
  await box.fill('Please see https://example.org/help.\n<b>Thanks</b>');
  await manager.reload();
  await expect(box).toHaveValue(/Thanks/);
  await box.press('Control+Enter');
  const chat = manager.getByRole('list', { name: /^Chat with/ });
  const sent = chat.getByRole('listitem').filter({ hasText: 'Please see' });
  await expect(sent).toContainText('<b>Thanks</b>');
  await expect(sent.getByRole('link')).toHaveAttribute('href', 'https://example.org/help');
  await expect(sent).toContainText('Not read yet');
  await expect(box).toHaveValue('');

  // What is being typed stays while the answer arrives.
  await box.fill('One more');
  await customers.say(id, token, 'Gracias, ya lo vi.');
  await expect(chat.getByRole('listitem').filter({ hasText: 'Gracias, ya lo vi.' })).toContainText(
    `${name} (applicant)`,
  );
  await expect(sent).toContainText('Read by the applicant');
  await expect(box).toHaveValue('One more');
  const phone = await portal.signedIn('supervisor', { at, language: 'es', viewport: { width: 390, height: 844 } });
  await expect(phone.getByText('Leído por Esteban Larrañaga y Noemí Castellanos')).toBeVisible();

  // What cannot be sent is refused at the file, and what was typed stays.
  const letter = await documentFor('CREED', 1);
  const file = manager.locator('input[type=file]');
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(manager.getByText('Use PDF, JPG, PNG')).toBeVisible();
  await expect(box).toHaveValue('One more');
  const uploaded = manager.waitForResponse(/\/files\?for=message/);
  await file.setInputFiles({ name: 'template.pdf', mimeType: 'application/pdf', buffer: letter.bytes });
  await uploaded;
  await expect(manager.locator('[data-loading]')).toHaveCount(0);
  await box.press('Control+Enter');
  const sentFile = chat.getByRole('listitem').filter({ hasText: 'template.pdf' });
  await expect(sentFile).toContainText(/One more.*kB/s);
  await expect(box).toHaveValue('');
  await expect(manager.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  // A file alone is a message too; whoever has not read it is told, and it opens.
  const board = await portal.signedIn('ephesian', { at: `/B_Portal/requests/dashboard?card=${id}&tab=notes` });
  await expect(board.getByRole('tab', { name: 'Chat (1 unread)' })).toBeVisible();
  await customers.say(id, token, '', { name: 'constancia.pdf', bytes: letter.bytes });
  await expect(board.getByRole('tab', { name: 'Chat (2 unread)' })).toBeVisible();
  const received = chat.getByRole('listitem').filter({ hasText: 'constancia.pdf' });
  const address = await received.getByRole('link', { name: 'Download constancia.pdf' }).getAttribute('href');
  expect((await manager.request.get(address ?? '')).headers()['content-type']).toBe('application/pdf');
});
