import { expectFocusIn } from './focus.ts';
import { expect, expectAccessible, PHONE, test } from './story.ts';

const AT = '/B_Portal/requests/documents';

test('a document that expires is asked for anew by keyboard; asked again, the list says why not', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager', { at: `${AT}?kind=GOVERNMENT_ID` });
  const bar = page.getByRole('main');
  const choice = page.getByRole('row').getByRole('checkbox').nth(1);
  const ask = async () => {
    if (!(await choice.isChecked())) await choice.press('Space');
    await expect(bar.getByText('1 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Ask for a new one' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ask for 1 document again?' });
    await expectFocusIn(dialog);
    await dialog.getByRole('button', { name: 'Ask for them' }).press('Enter');
    await expect(dialog.getByText('Please complete the field').first()).toBeVisible();
    await dialog.getByLabel('For those who read English').fill('It expires: please send the renewed one.');
    await dialog.getByLabel('For those who read Spanish').fill('Vence: envíe el renovado, por favor.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask for them' }).press('Enter');
  };
  await ask();
  // A card may stand where corrections are not asked; either is told, and the second time it was asked for already.
  await expect(page.getByText(/Documents asked for: \d of 1\./).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await ask();
  await expect(page.getByText('Documents asked for: 0 of 1.').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('1 document was not asked for')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Government ID');
});

test('on a phone a document is given another end date, and its card shows it', async ({ portal }) => {
  const page = await portal.signedIn('manager', { at: AT, viewport: PHONE, language: 'es' });
  await page
    .getByRole('checkbox', { name: /^Seleccionar/ })
    .first()
    .check();
  await page.getByRole('main').getByRole('button', { name: 'Cambiar el vencimiento' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cambiar el vencimiento de 1 documento?' });
  await dialog.getByLabel('Válido hasta').fill('2031-05-04');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cambiar fecha' }).click();
  await expect(page.getByText('Vencimientos cambiados: 1 de 1.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${AT}?sort=-until`);
  await expect(page.getByText(/2031/).first()).toBeVisible();
});
