import type { Page } from '@playwright/test';
import { BOARD, cookiesOf, expectBoardOf, LOGIN, OUTBOX, signIn } from './sessionParts.ts';
import { expect, test } from './story.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(LOGIN);
}

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('signing out clears what was kept of the user in all tabs; language and appearance stay', async ({ portal }) => {
  const page = await portal.signedIn('admin');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const other = await page.context().newPage();
  await other.goto('/B_Portal/configurations/outbox');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  for (const tab of [page, other]) await tab.evaluate(() => localStorage.setItem('portal.role', '1'));
  expect(await kept(page)).toEqual(expect.arrayContaining(['portal.session', 'portal.activity', 'portal.role']));

  await signOut(page);
  await expect(other).toHaveURL(LOGIN);
  for (const tab of [page, other]) {
    // A browser shows another tab's storage a moment later.
    const own = async () => (await kept(tab)).filter((key) => key.startsWith('portal.') && key !== 'portal.end');
    await expect.poll(own).toEqual([]);
    expect(await kept(tab)).toContain('portal_appearance');
  }
  await expect.poll(async () => [...(await cookiesOf(page)).keys()]).toEqual(['portal_language']);
});

test('who signs in next in the same tab sees nothing of the one before, nor does another tab', async ({ portal }) => {
  const page = await portal.signedIn('admin');
  const other = await page.context().newPage();
  await other.goto('/B_Portal/configurations/outbox');
  await expect(other).toHaveURL(OUTBOX);
  // A tab hears of a sign-out once it shows a screen; what it asks for until then ends in its own way.
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.context().route('**/api/business/user/me', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, 'analyst');
  for (const tab of [page, other]) {
    await expect(tab).not.toHaveURL(LOGIN);
    await expect(tab.locator('.first-paint-frame')).toBeVisible();
    await expect(tab.getByText('Grace Whitfield')).toHaveCount(0);
  }
  answer();
  for (const tab of [page, other]) await expectBoardOf(tab, "Julia O'Hara");
});

test('a signed-in visitor of the login goes to the open page', async ({ portal }) => {
  const page = await portal.signedIn('admin');
  await page.goto('/B_Portal/login');
  await expect(page).toHaveURL(BOARD);
  await expect(page.locator('[data-card]').first()).toBeVisible();
});

test('five wrong passwords lock the address, told in both languages, and the right one is refused', async ({
  portal,
}) => {
  // Somebody whom no other story needs: the lock holds for fifteen minutes, on a portal that goes on running too.
  const page = await portal.visitor({ language: 'es' });
  await page.goto('/B_Portal/login');
  await page.locator('input[name=username]').fill('analyst2@portal.test');
  const tryWith = async (password: string) => {
    await page.locator('input[name=password]').fill(password);
    const answered = page.waitForResponse('**/api/auth/token');
    await page.locator('button[type=submit]').click();
    expect((await answered).status()).toBe(400);
  };
  for (let failure = 1; failure <= 4; failure += 1) {
    await tryWith('Wrong2026!');
    await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  }
  await tryWith('Wrong2026!');
  await expect(page.getByText('Demasiados intentos. Espere 15 minutos.')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Too many attempts. Wait 15 minutes.')).toBeVisible();

  await page.locator('input[name=password]').fill('');
  await signIn(page, 'analyst2');
  await expect(page.getByText('Too many attempts. Wait 15 minutes.')).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
});
