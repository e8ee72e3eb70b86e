import { expect, test } from './story.ts';

test('an administrator words a question with a child under its option, orders them by key, and sees both as they will be asked', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin');
  await page.getByRole('link', { name: 'Interview questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Interview questions' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  const add = () => page.getByRole('button', { name: 'Add question: Faith and call' }).click();

  await add();
  await dialog.getByLabel('Question · English').fill('Have you been baptized?');
  await dialog.getByLabel('Type of answer').selectOption('RADIO');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Complete both languages').first()).toBeVisible();
  await expect(dialog.getByLabel('Question · Spanish')).toBeFocused();
  await dialog.getByLabel('Question · Spanish').fill('¿Ha recibido el bautismo?');
  const options = [
    ['Yes', 'Sí', 'yes'],
    ['Not yet', 'Aún no', 'yes'],
  ] as const;
  for (const [at, [english, spanish, id]] of options.entries()) {
    await dialog.getByLabel('Label · English').nth(at).fill(english);
    await dialog.getByLabel('Label · Spanish').nth(at).fill(spanish);
    await dialog.getByLabel('Identifier').nth(at).fill(id);
  }
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Complete the options; repeat no identifier').first()).toBeVisible();
  await dialog.getByLabel('Identifier').nth(1).fill('not-yet');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Question added.')).toBeVisible();

  await add();
  await dialog.getByLabel('Question · English').fill('What keeps you from it?');
  await dialog.getByLabel('Question · Spanish').fill('¿Qué se lo impide?');
  await dialog
    .getByLabel('When it is asked')
    .selectOption({ label: 'If “Have you been baptized?” is answered “Not yet”' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('If the answer is “Not yet”')).toBeVisible();

  // Up by key, over a reload.
  const handle = page.getByRole('button', { name: /^Move: Have you been baptized/ });
  await handle.focus();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  for (let times = 0; times < 2; times += 1) {
    await expect(handle).toBeFocused();
    await Promise.all([saved(), page.keyboard.press('ArrowUp')]);
  }
  await expect(handle).toBeFocused();
  await page.reload();
  const order = page.locator('[data-question]').filter({ hasText: /baptized|Have you been ordained|life of prayer/ });
  await expect(order.first()).toContainText('baptized');

  await page.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Spanish', { exact: true }).click();
  await expect(dialog.getByText('¿Qué se lo impide?')).toBeHidden();
  await dialog.getByRole('radio', { name: 'Aún no', exact: true }).check();
  await expect(dialog.getByLabel('¿Qué se lo impide?')).toBeVisible();
});
