import { byTurns } from './byTurns.ts';
import { expect, test } from './story.ts';

test('another screen begins at its top; opening something on the same one leaves the place', async ({ portal }) => {
  const page = await portal.signedIn('admin', { viewport: { width: 1024, height: 420 } });
  await page.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
  // Every screen longer than the window, or the shorter one would begin at its top whatever the rule.
  await page.evaluate(() => {
    const long = new CSSStyleSheet();
    long.replaceSync('main::after { content: ""; display: block; height: 2000px; }');
    document.adoptedStyleSheets.push(long);
  });
  const main = page.getByRole('main');
  const place = () => main.evaluate((element) => element.scrollTop);
  const mail = page.getByRole('main').getByRole('button').nth(8);
  await expect(mail).toBeVisible();
  await main.evaluate((element) => element.scrollTo(0, 200));
  // By its event: a click of the hand would first scroll to it.
  await mail.dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\?/);
  expect(await place()).toBe(200);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Applications in Process' }).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect.poll(place).toBe(0);
});

for (const [language, permissions, title, text] of byTurns([
  ['en', undefined, 'Your role has no permissions.', 'Contact an administrator'],
  ['es', [], 'Su rol no tiene permisos.', 'Consulte con administración'],
] as const)) {
  const who = permissions ? 'whose role holds nothing' : 'who holds no role';
  test(`${who} is told so and can sign out (${language})`, async ({ portal }) => {
    const page = await portal.signedIn('analyst', { language });
    await page.route('**/api/business/user/me', async (route) => {
      const answer = await route.fetch();
      const { data, ...envelope } = await answer.json();
      const held = permissions ? { active: { ...data.active, permissions } } : { roles: [], active: null };
      await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, ...held } } });
    });
    await page.reload();
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: /Profile menu|Menú del perfil/ }).click();
    await page.getByRole('menuitem', { name: /Log out|Cerrar sesión/ }).click();
    await expect(page).toHaveURL(/\/login/);
  });
}

test('whose role opens no other screen is led to what is published for it', async ({ portal }) => {
  const page = await portal.signedIn('analyst');
  await page.route('**/api/business/user/me', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    const active = { ...data.active, permissions: ['business.request.tag'] };
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, active } } });
  });
  await page.reload();
  await page.getByRole('link', { name: 'Go to your home screen' }).click();
  await expect(page).toHaveURL(/\/cms\/resources/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
});

test('a screen that the active role may not open says so in the words of the specification', async ({ portal }) => {
  const page = await portal.signedIn('analyst');
  await page.goto('/B_Portal/configurations/outbox');
  await expect(page.getByText('You do not have the necessary permissions')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Applications in Process' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Outbox' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your home screen' }).click();
  await expect(page).toHaveURL(/\/requests\/dashboard/);
});

test('a role that was taken away meanwhile does not shut its user out', async ({ portal }) => {
  const page = await portal.signedIn('analyst');
  await page.evaluate(() => localStorage.setItem('portal.role', '999999'));
  await page.reload();
  await expect(page.locator('[data-stage]').first()).toBeVisible();
});

test('the stored target is lost by signing out on purpose, and kept by an end of the session that nobody wished', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/configurations/outbox' });
  const signInAgain = async () => {
    await page.locator('input[name=username]').fill('admin@portal.test');
    await page.locator('input[name=password]').fill('Portal2026!');
    await page.locator('button[type=submit]').click();
  };
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Outbox');
  await page.evaluate(() => localStorage.removeItem('portal.session'));
  await page.goto('/B_Portal/configurations/outbox');
  await expect(page).toHaveURL(/\/login/);
  await signInAgain();
  await expect(page).toHaveURL(/\/configurations\/outbox/);

  await expect(heading).toHaveText('Outbox');
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('portal_target'))).toBeNull();
  await signInAgain();
  await expect(page).toHaveURL(/\/requests\/dashboard/);
});

test('no address leads out of the portal after signing in', async ({ portal }) => {
  for (const wish of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    const page = await portal.visitor();
    await page.goto('/B_Portal/login');
    await page.evaluate((target) => sessionStorage.setItem('portal_target', target), wish);
    await page.locator('input[name=username]').fill('manager@portal.test');
    await page.locator('input[name=password]').fill('Portal2026!');
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(`${portal.origin}/B_Portal/requests/dashboard`);
  }
});
