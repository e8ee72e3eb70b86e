import { byTurns } from './byTurns.ts';
import { expectFocusIn } from './focus.ts';
import { expect, expectAccessible, test } from './story.ts';

const USERS = '/B_Portal/users/list';
const CREATE = '/B_Portal/users/create';

test('who manages users without administering is told what is for administrators only, in both languages', async ({
  portal,
}) => {
  for (const [language, act, why, form, role] of byTurns([
    ['en', 'Deactivate', 'Only an administrator can change', 'You cannot change this account', 'Administrator'],
    ['es', 'Desactivar', 'Solo administración puede cambiar', 'No puede cambiar esta cuenta', 'Administración'],
  ] as const)) {
    const page = await portal.signedIn('admin', { language });
    // As a role would have it that manages users and administers nothing.
    await page.route('**/business/user/me', async (route) => {
      const response = await route.fetch();
      const { data, ...answer } = await response.json();
      const permissions = data.active.permissions.filter((slug: string) => slug !== 'business.administrator');
      await route.fulfill({
        response,
        json: { ...answer, data: { ...data, active: { ...data.active, permissions } } },
      });
    });
    const listed = page.waitForResponse((response) => response.url().includes('/business/user?search=admin'));
    await page.goto(`${USERS}?search=admin@portal.test`);
    const [{ id }] = (await (await listed).json()).data.data;
    const row = page.getByRole('row').filter({ hasText: 'admin@portal.test' });
    await expect(row.getByRole('link')).toHaveCount(0);
    await row.getByRole('button', { name: /^(Actions for|Acciones para)/ }).click();
    const item = row.getByRole('menuitem', { name: act });
    await expect(item).toHaveAccessibleDescription(new RegExp(why));
    await expect(item).toBeDisabled();
    await expectFocusIn(row.getByRole('menu'));
    await item.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row.getByText(why)).toBeVisible();

    await page.goto(`${CREATE}/${id}`);
    await expect(page.getByText(form)).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);

    await page.goto(CREATE);
    const closed = page.getByRole('checkbox', { name: role });
    await expect(closed).toBeDisabled();
    await expect(closed).toHaveAccessibleDescription(
      /Only an administrator can give it|Solo administración puede darlo/,
    );
    // Nor is a role given by who lacks what it permits: only administrators give a marker that is not theirs.
    await expect(
      page.getByRole('checkbox', { name: language === 'en' ? 'Analyst' : 'Analista' }),
    ).toHaveAccessibleDescription(/It gives permissions that you do not have|Da permisos que usted no tiene/);
  }
});

test('the last administrator cannot give the role up, which the form tells in words of both languages', async ({
  portal,
}) => {
  for (const [language, role, other, save, last] of byTurns([
    ['en', 'Administrator', 'Analyst', 'Save', 'This is the last active administrator.'],
    ['es', 'Administración', 'Analista', 'Guardar', 'Es la última cuenta activa de administración.'],
  ] as const)) {
    const admin = await portal.signedIn('admin', { at: `${USERS}?search=admin@portal.test`, language });
    await admin.getByRole('row').filter({ hasText: 'admin@portal.test' }).getByRole('link').click();
    await admin.getByRole('checkbox', { name: role, exact: true }).uncheck();
    await admin.getByRole('checkbox', { name: other, exact: true }).check();
    await admin.getByRole('button', { name: save }).click();
    await expect(admin.getByRole('group', { name: 'Roles' }).getByText(last)).toBeVisible();
    await expectAccessible(admin);
  }
});
