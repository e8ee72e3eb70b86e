import { byTurns } from './byTurns.ts';
import { expect, test } from './story.ts';

for (const [language, words] of byTurns([
  [
    'en',
    {
      country: 'Ethiopia',
      choose: '1 country chosen',
      give: 'Give to an Ephesian',
      ephesian: 'Ephesian',
      stay: 'Stay where they are',
      save: 'Save',
      missing: 'Choose what happens to the open applications',
      taken: 'Another Ephesian already has this.',
      takeOver: /^Take over from Rebecca Adeyemi/,
      saved: 'Region saved',
      map: 'World map',
    },
  ],
  [
    'es',
    {
      country: 'Egipto',
      choose: '1 país elegido',
      give: 'Asignar a un Efesio',
      ephesian: 'Efesio',
      stay: 'Siguen con quien las tiene ahora',
      save: 'Guardar',
      missing: 'Elija qué pasa con las solicitudes abiertas',
      taken: 'Otro Efesio ya lo tiene.',
      takeOver: /^Recibir de Rebecca Adeyemi/,
      saved: 'Región guardada',
      map: 'Mapa del mundo',
    },
  ],
] as const)) {
  test(`a country goes from one Ephesian to another, chosen on the map by the keys (${language})`, async ({
    portal,
  }) => {
    const page = await portal.signedIn('admin', { language });
    await page.goto('/B_Portal/users/ephesian-construct');
    const map = page.getByRole('listbox', { name: words.map });
    // A country with no application of the demonstration: nobody else's story looks at it.
    const country = map.getByRole('option', { name: new RegExp(`^${words.country}:`) });
    await country.focus();
    await page.keyboard.press('ArrowRight');
    await expect(country).not.toBeFocused();
    await country.focus();
    await page.keyboard.press('Space');
    await expect(country).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(words.choose)).toBeVisible();
    await page.getByRole('button', { name: words.give }).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: words.ephesian }).selectOption({ label: 'Abraham Quiñones' });
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog.getByText(words.missing)).toBeVisible();
    await dialog.getByRole('radio', { name: words.stay }).check();
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog.getByText(words.taken)).toBeVisible();
    await dialog.getByRole('checkbox', { name: words.takeOver }).check();
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(map.getByRole('option', { name: new RegExp(`^${words.country}: Abraham Quiñones`) })).toBeVisible();
  });
}

test('an Ephesian finds the churches of the own region below their map, and a church opens its page and its application', async ({
  portal,
}) => {
  const page = await portal.signedIn('ephesian2');
  await page.getByRole('link', { name: 'My Region' }).click();
  await expect(page.getByRole('figure', { name: 'Churches by country' })).toBeVisible();
  const list = page.getByRole('table', { name: 'My Region' });
  await expect(list.getByRole('row', { name: /Brazil|United States|Argentina|Chile|Spain/ }).first()).toBeVisible();
  await expect(list.getByRole('row', { name: /Mexico/ })).toHaveCount(0);
  await list.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  await page.getByRole('region', { name: 'Applications' }).getByRole('link').first().click();
  await expect(page.getByRole('complementary', { name: 'Open application' })).toBeVisible();
});
