import { administrator } from './staffAccounts.ts';
import { DESK, expect, expectAccessible, PHONE, test, type Visit } from './story.ts';

/** Each pair of language, theme and device once; all eight would say no more. */
const VISITS: readonly [string, Visit][] = [
  ['English, light, desk', { language: 'en', theme: 'light', viewport: DESK }],
  ['Spanish, dark, desk', { language: 'es', theme: 'dark', viewport: DESK }],
  ['Spanish, light, phone', { language: 'es', theme: 'light', viewport: PHONE }],
  ['English, dark, phone', { language: 'en', theme: 'dark', viewport: PHONE }],
];

for (const [name, visit] of VISITS) {
  test(`axe finds nothing on login, board, drawer, lists, outbox, problem reports and questions: ${name}`, async ({
    portal,
  }) => {
    const visitor = await portal.visitor(visit);
    await visitor.goto('/B_Portal/login');
    await expect(visitor.locator('button[type=submit]')).toBeVisible();
    await expectAccessible(visitor);

    const page = await portal.signedIn('admin', visit);
    await expect(page.locator('html')).toHaveAttribute('lang', visit.language ?? 'en');
    const card = page.locator('[data-card]').first();
    await expect(card).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/B_Portal/requests/dashboard?card=${await card.getAttribute('data-card')}`);
    await expect(page.getByRole('tablist')).toBeVisible();
    await expectAccessible(page);

    for (const list of ['client-list', 'unfinished-list']) {
      await page.goto(`/B_Portal/users/${list}`);
      const client = page.getByRole('main').getByRole('link').filter({ hasText: /\p{L}/u }).first();
      await expect(client).toBeVisible();
      await expectAccessible(page);
      await client.click();
      await expect(page.getByRole('heading', { level: 2, name: /^(What is known|Datos conocidos)$/ })).toBeVisible();
      await expectAccessible(page);
    }

    await page.goto('/B_Portal/configurations/outbox');
    await expect(page.getByRole('main').getByText('@').first()).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /(Open the mail|Abrir el correo)/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/B_Portal/configurations/outbox?templates');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/B_Portal/configurations/problems');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/B_Portal/cms/questions');
    await page.getByRole('button', { name: /^(Group|Grupo) 1/ }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page);
  });

  test(`axe finds nothing on the list of users, its menus and the form of a user: ${name}`, async ({ portal }) => {
    const admin = await portal.signedIn('admin', visit);
    await admin.goto('/B_Portal/users/list?status=ACTIVE');
    const main = admin.getByRole('main');
    await expect(main.getByText('analyst@portal.test')).toBeVisible();
    await expectAccessible(admin);
    for (const menu of [/^(Views|Vistas)$/, /^(Columns|Columnas)$/, /^(Status|Estado): /, /^(Add|Agregar) /]) {
      await main.getByRole('button', { name: menu }).click();
      await expectAccessible(admin);
      await admin.keyboard.press('Escape');
    }
    await main.getByRole('button', { name: /(Actions for|Acciones para) Julia/ }).click();
    await expectAccessible(admin);
    await admin.keyboard.press('Escape');
    await main.getByRole('link', { name: /Julia/ }).click();
    await expect(main.getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(admin);
    await main.getByRole('combobox').first().click();
    await expectAccessible(admin);
  });

  test(`axe finds nothing on the public pages and those of the own account: ${name}`, async ({ portal }) => {
    const admin = await administrator(portal.origin);
    const visitor = await portal.visitor(visit);
    const { link } = await admin.invite();
    const addresses = ['reset', 'successEmail', 'password/unknown', 'successPassword', 'confirmEmail?token=unknown'];
    for (const address of [...addresses, 'welcome-error', 'terms', 'policies'].map(
      (path) => `/B_Portal/login/${path}`,
    )) {
      await visitor.goto(address);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visitor.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(visitor);
    }
    await visitor.goto(link);
    // With all that is wrong said at its field.
    await visitor.locator('button[type=submit]').click();
    await expect(visitor.locator('#accepted-error')).toBeVisible();
    await expectAccessible(visitor);

    const page = await portal.signedIn('analyst', visit);
    const menu = page.getByRole('button', { name: /Profile menu|Menú del perfil/ });
    await menu.click();
    await expect(page.getByRole('menuitem').last()).toBeVisible();
    await expectAccessible(page);
    for (const entry of [/Change email|Cambiar correo/, /Change password|Cambiar contraseña/]) {
      if (!(await page.getByRole('menu').isVisible())) await menu.click();
      await page.getByRole('menuitem', { name: entry }).click();
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goto('/B_Portal/account/sessions');
    await expect(page.locator('[data-session]').first()).toBeVisible();
    await expectAccessible(page);
  });
}
