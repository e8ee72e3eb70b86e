import { expect, PASSWORD, PHONE, test } from './story.ts';

test('a wrong password is told in words and what was typed stays', async ({ portal }) => {
  const page = await portal.visitor({ language: 'es' });
  await page.goto('/B_Portal/login');
  await page.locator('input[name=username]').fill('nobody@portal.test');
  await page.locator('input[name=password]').fill('Wrong2026!');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await expect(page.locator('input[name=username]')).toHaveValue('nobody@portal.test');
});

test('a protected address leads to sign-in and from there to where one wanted to go', async ({ portal }) => {
  const page = await portal.visitor();
  await page.goto('/B_Portal/configurations/outbox');
  await expect(page).toHaveURL(/\/B_Portal\/login/);
  await page.locator('input[name=username]').fill('admin@portal.test');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('input[name=password]').press('Enter');
  await expect(page).toHaveURL(/\/configurations\/outbox/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown address leads to sign-in, and a signed-in person from there to their first screen', async ({
  portal,
}) => {
  const stranger = await portal.visitor();
  await stranger.goto('/B_Portal/nowhere/at/all');
  await expect(stranger).toHaveURL(/\/B_Portal\/login/);
  const analyst = await portal.signedIn('analyst');
  await analyst.goto('/B_Portal/nowhere');
  await expect(analyst).toHaveURL(/\/requests\/dashboard/);
});

test('signing out closes the portal in every tab', async ({ portal }) => {
  const page = await portal.signedIn('manager', { viewport: PHONE });
  const other = await page.context().newPage();
  await other.goto('/B_Portal/requests/dashboard');
  await expect(other.locator('[data-card]').first()).toBeVisible();
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/B_Portal\/login/);
  await expect(other).toHaveURL(/\/B_Portal\/login/);
});
