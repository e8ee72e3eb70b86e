import { expect, PHONE, test } from './story.ts';

test('a menu of the top bar is opened by the keyboard, walked through, and gives the focus back to its button', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager');
  const button = page.getByRole('button', { name: 'Profile menu for Esteban Larrañaga' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('a menu whose code cannot be had says so over the screen, and opens when it is tried again', async ({
  portal,
}) => {
  const page = await portal.visitor({ viewport: PHONE, language: 'es' });
  const lacking = /\/assets\/AppearanceMenu-[^/]+\.js$/;
  await page.route(lacking, (route) => route.abort());
  await page.goto('/B_Portal/login');
  await page.locator('input[name=username]').fill('manager@portal.test');
  await page.locator('input[name=password]').fill('Portal2026!');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Apariencia' }).click();
  const told = page.getByRole('alertdialog', { name: 'No se pudo cargar esta parte.' });
  await expect(told).toBeVisible();
  await page.unroute(lacking);
  await told.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByRole('menuitemradio', { name: 'Oscura' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
