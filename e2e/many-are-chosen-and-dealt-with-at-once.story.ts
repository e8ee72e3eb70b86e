import { customerPortal } from './applicant.ts';
import { expect, expectAccessible, PHONE, test } from './story.ts';

test('cards are chosen, it is told what would become of them, and all of them are tagged; on a phone as well', async ({
  portal,
}) => {
  const cases = [
    await customerPortal(portal.origin).submit(71),
    await customerPortal(portal.origin).submit(72),
  ] as const;
  const page = await portal.signedIn('supervisor');
  const card = (index: 0 | 1) => page.locator(`[data-card="${cases[index].id}"]`);
  const link = (index: 0 | 1) => page.locator(`[data-card-link="${cases[index].id}"]`);
  const bar = page.getByRole('region', { name: 'Selection' });
  const dialog = page.getByRole('dialog');
  const act = async (name: string) => {
    await bar.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

  await link(0).click({ modifiers: ['Control'] });
  await expect(bar.getByText('1 selected')).toBeVisible();
  await expect(page).not.toHaveURL(/card=/);
  await link(1).focus();
  await page.keyboard.press('x');
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expect(link(1)).toHaveAttribute('aria-checked', 'true');

  // What no card of its stage may do is told before, with whom it is about.
  await act('Move to another stage');
  await dialog.getByRole('combobox', { name: 'To stage' }).selectOption('ANALYSIS');
  await expect(dialog.getByText("2 can't be changed:")).toBeVisible();
  await dialog.locator('summary').click();
  await expect(dialog.getByText(cases[0].caseNumber)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar.getByText('2 selected')).toBeVisible();

  await act('Tag');
  const tag = dialog.getByRole('combobox', { name: 'Tag' });
  await tag.selectOption({ index: 1 });
  const name = await tag.locator('option:checked').innerText();
  await expect(dialog.getByText('2 applications will change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update tags' }).click();
  await expect(dialog.getByText('Tags updated: 2 of 2.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  for (const index of [0, 1] as const) await expect(card(index)).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  const phone = await portal.signedIn('supervisor', {
    viewport: PHONE,
    language: 'es',
    at: '/B_Portal/requests/dashboard?stage=COMPLETE',
  });
  // Its code may still be on its way.
  const choose = phone.getByRole('menuitem', { name: 'Seleccionar solicitudes' });
  await expect(async () => {
    await phone.getByRole('button', { name: 'Vista del tablero' }).click();
    await expect(choose).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await choose.click();
  await phone.locator(`[data-card-link="${cases[0].id}"]`).click();
  await phone.getByRole('button', { name: 'Acciones', exact: true }).click();
  await phone.getByRole('menuitem', { name: 'Etiquetar' }).click();
  await phone.getByRole('dialog').getByRole('combobox', { name: 'Etiqueta' }).selectOption({ label: name });
  await expect(phone.getByText('1 ya está así y quedará igual.')).toBeVisible();
});
