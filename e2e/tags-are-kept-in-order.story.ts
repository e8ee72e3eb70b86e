import { expect, test } from './story.ts';

test('a tag is made on a card; renamed, merged and deleted among the business rules, the board shows it', async ({
  portal,
}) => {
  const board = await portal.signedIn('supervisor');
  const face = board.locator('section[data-stage=ANALYSIS] [data-card]').first();
  const card = board.locator(`[data-card="${await face.getAttribute('data-card')}"]`);
  await card.getByRole('link').focus();
  await board.keyboard.press('t');
  const tags = board.getByRole('dialog');
  await tags.getByLabel('Find or create a tag').fill('Primera visita');
  await board.keyboard.press('Enter');
  await tags.getByRole('radio', { name: 'Teal' }).check();
  await tags.getByRole('button', { name: 'Create and add' }).click();
  await tags.getByRole('button', { name: 'Done' }).click();
  await expect(card).toContainText('Primera visita');

  await expect(board.getByRole('link', { name: 'Business Rules' })).toHaveCount(0);

  const admin = await portal.signedIn('admin');
  await admin.getByRole('link', { name: 'Business Rules' }).click();
  const row = (name: string) => admin.locator('tbody tr').filter({ hasText: name });
  const actions = (name: string) => admin.getByRole('button', { name: `Actions for ${name}` });
  const dialog = admin.getByRole('dialog');
  await expect(row('Primera visita')).toContainText('1');

  await actions('Primera visita').click();
  await admin.getByRole('menuitem', { name: 'Rename or recolor' }).click();
  await dialog.getByLabel('Name').fill('prioridad');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Already in use')).toBeVisible();
  await dialog.getByLabel('Name').fill('Segunda visita');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row('Segunda visita')).toBeVisible();
  await expect(card).toContainText('Segunda visita');

  await admin.getByRole('button', { name: 'Create tag' }).click();
  await dialog.getByLabel('Name').fill('Visitas');
  await dialog.getByRole('radio', { name: 'Gold' }).check();
  await dialog.getByRole('button', { name: 'Create tag' }).click();
  await expect(row('Visitas')).toContainText('0');

  await actions('Segunda visita').click();
  await admin.getByRole('menuitem', { name: 'Merge' }).click();
  await expect(dialog).toContainText('1 application has this tag');
  await dialog.getByRole('combobox', { name: 'Tag to keep' }).fill('Visitas');
  await dialog.getByRole('option', { name: 'Visitas' }).click();
  await dialog.getByRole('button', { name: 'Merge tags' }).click();
  await expect(row('Visitas')).toContainText('1');
  await expect(row('Segunda visita')).toHaveCount(0);
  await expect(card).toContainText('Visitas');

  await actions('Visitas').click();
  await admin.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog).toContainText('1 application will lose this tag');
  await dialog.getByLabel('To confirm, type Visitas').fill('Visitas');
  await dialog.getByRole('button', { name: 'Delete tag' }).click();
  await expect(row('Visitas')).toHaveCount(0);
  await expect(card).not.toContainText('Visitas');
});
