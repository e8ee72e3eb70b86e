import { expect, test } from './story.ts';

test('a move to Deactivated asks for type and reason, keeps them, and no move leads back', async ({ portal }) => {
  const manager = await portal.signedIn('manager', { language: 'es' });
  const card = manager.locator('section[data-stage=ANALYSIS] [data-card]').first();
  const id = await card.getAttribute('data-card');
  await manager.locator(`[data-card-menu="${id}"]`).click();
  await manager.getByRole('menuitem', { name: 'Desactivada' }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(dialog.getByText('Por favor complete el campo').first()).toBeVisible();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
  await dialog.getByRole('combobox').or(dialog.getByLabel('Tipo')).first().selectOption('CONDUCT');
  await dialog.getByLabel('Motivo').fill('No cumplió lo acordado con la red.');
  await expect(dialog.getByRole('region', { name: /^Para / })).toContainText(
    /Sobre su solicitud|About your application/,
  );
  await dialog.getByRole('button', { name: 'Cambiar este correo' }).click();
  await dialog.getByRole('textbox', { name: /^Asunto/ }).fill('Como hablamos por teléfono');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(manager.locator(`section[data-stage=REJECTED] [data-card="${id}"]`)).toBeVisible();
  // The board shows it at once; the dialog goes when the server has it.
  await expect(dialog).toHaveCount(0);

  await manager.goto(`/B_Portal/requests/dashboard?card=${id}`);
  await expect(manager.getByText('No cumplió lo acordado con la red.')).toBeVisible();
  await manager.getByRole('tab', { name: /^Historial/ }).click();
  await expect(manager.getByText('Correo: solicitud desactivada').first()).toBeVisible();
  await manager.keyboard.press('Escape');
  await manager.locator(`[data-card-menu="${id}"]`).click();
  await expect(manager.getByText('Una solicitud en esta etapa ya no se puede mover.')).toBeVisible();
});
