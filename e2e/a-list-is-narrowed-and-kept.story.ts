import type { Page } from '@playwright/test';
import { expect, expectAccessible, PHONE, test } from './story.ts';

const USERS = '/B_Portal/users/list';

const names = (page: Page) => page.getByRole('table').getByRole('link');

async function addFilter(page: Page, filter: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: filter }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

test('filters, words and order stand in the address: loading anew and going back lose nothing', async ({ portal }) => {
  const admin = await portal.signedIn('admin', { at: USERS });
  await addFilter(admin, 'Status', 'Active');
  await expect(admin).toHaveURL(/status=ACTIVE/);
  await addFilter(admin, 'Roles', 'Analyst');
  await admin.getByRole('searchbox').fill('portal.test');
  await expect(admin).toHaveURL(/search=portal\.test/);
  await expect(names(admin)).toHaveText(["Julia O'Hara", 'Mateo Ibáñez']);
  await admin.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(admin.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await expect(names(admin)).toHaveText(['Mateo Ibáñez', "Julia O'Hara"]);
  await expectAccessible(admin);

  await admin.reload();
  await expect(names(admin)).toHaveText(['Mateo Ibáñez', "Julia O'Hara"]);
  await expect(admin.getByRole('button', { name: 'Status: Active' })).toBeVisible();
  await names(admin).first().click();
  await expect(admin.getByRole('heading', { name: 'Edit Mateo Ibáñez' })).toBeVisible();
  await admin.goBack();
  await expect(names(admin)).toHaveText(['Mateo Ibáñez', "Julia O'Hara"]);
  await expect(admin.getByRole('searchbox')).toHaveValue('portal.test');

  await admin.getByRole('searchbox').fill('nobody at all');
  await expect(admin.getByText('No results')).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(rows(admin, 'supervisor@portal.test')).toBeVisible();
  await expect(admin.getByRole('searchbox')).toHaveValue('');
  await expect(admin).not.toHaveURL(/status|role=|search/);
});

const rows = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a list is narrowed by the keyboard alone, and a filter without a value leaves nothing behind', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: USERS });
  await expect(rows(admin, 'supervisor@portal.test')).toBeVisible();
  await admin.getByRole('button', { name: 'Add filter' }).focus();
  await admin.keyboard.press('Enter');
  await admin.keyboard.press('ArrowDown');
  await admin.getByRole('menuitem', { name: 'Country' }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByPlaceholder('Search', { exact: true })).toBeFocused();
  await admin.keyboard.type('colo');
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Enter');
  const chip = admin.getByRole('button', { name: 'Country: Colombia' });
  await expect(chip).toBeFocused();
  await expect(rows(admin, 'supervisor@portal.test')).toBeVisible();
  await expect(rows(admin, 'analyst@portal.test')).toHaveCount(0);
  await admin.keyboard.press('Tab');
  await expect(admin.getByRole('button', { name: 'Clear: Country' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Add filter' })).toBeFocused();

  await admin.keyboard.press('Enter');
  await admin.getByRole('menuitem', { name: 'Status' }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('listbox')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('button', { name: /^Status/ })).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Add filter' })).toBeFocused();
});

test('a view keeps filters, order and columns under a name, is applied, replaced, deleted and taken back', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: USERS });
  await addFilter(admin, 'Status', 'Active');
  await admin.getByRole('button', { name: 'Columns' }).click();
  await admin.getByRole('checkbox', { name: 'Country' }).uncheck();
  await expect(admin.getByRole('columnheader', { name: 'Country' })).toHaveCount(0);
  await admin.keyboard.press('Escape');

  const views = admin.getByRole('button', { name: /^View/ });
  await views.click();
  await admin.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save the view' }).click();
  await expect(dialog.getByText('Please complete the field')).toBeVisible();
  await dialog.getByLabel('Name').fill('Active people');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Save the view' }).click();
  await expect(views).toHaveText('View: Active people');

  // On another day the list is as it always was, and the view brings all of it back.
  await admin.goto(USERS);
  await admin.getByRole('button', { name: 'Columns' }).click();
  await admin.getByRole('checkbox', { name: 'Country' }).check();
  await admin.keyboard.press('Escape');
  await expect(rows(admin, 'former@portal.test')).toBeVisible();
  await views.click();
  await admin.getByRole('menuitem', { name: 'Active people' }).click();
  await expect(admin).toHaveURL(/status=ACTIVE/);
  await expect(rows(admin, 'former@portal.test')).toHaveCount(0);
  await expect(admin.getByRole('columnheader', { name: 'Country' })).toHaveCount(0);
  await expect(views).toHaveText('View: Active people');
  await admin.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(views).toHaveText('View: Active people (changed)');

  await views.click();
  await admin.getByRole('menuitem', { name: 'Delete views' }).click();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Delete the view “Active people”' }).click();
  await expect(views).toHaveText('Views');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await views.click();
  await expect(admin.getByRole('menuitem', { name: 'Active people' })).toBeVisible();
});

test('columns are kept on the device until their user signs out', async ({ portal }) => {
  const admin = await portal.signedIn('admin', { at: USERS });
  const created = admin.getByRole('columnheader', { name: 'Created' });
  await admin.getByRole('button', { name: 'Columns' }).click();
  await admin.getByRole('checkbox', { name: 'Created' }).check();
  await expect(created).toBeVisible();
  await admin.reload();
  await expect(created).toBeVisible();
  await admin.getByRole('button', { name: /^Profile menu/ }).click();
  await admin.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(admin).toHaveURL(/\/login/);
  expect(await admin.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('columns')))).toEqual([]);
});

test('on a phone the rows are cards, sorted by a choice, and a failure is told in place and tried again', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { language: 'es', theme: 'dark', viewport: PHONE });
  let fails = true;
  await admin.route(/\/api\/business\/user\?/, (route) =>
    fails ? route.fulfill({ status: 500, json: { status: false, error: ['GE005'], data: null } }) : route.continue(),
  );
  await admin.goto(USERS);
  await expect(admin.getByText('No se pudo cargar esta parte')).toBeVisible();
  await expectAccessible(admin);
  fails = false;
  await admin.getByRole('button', { name: 'Intentar de nuevo' }).click();
  const cards = admin.getByRole('list', { name: 'Usuarios del portal interno' });
  await expect(cards.getByRole('link', { name: 'Abraham Quiñones' })).toBeVisible();
  await expect(admin.getByRole('table')).toHaveCount(0);
  await admin.getByLabel('Ordenar por').selectOption('Último inicio de sesión, descendente');
  await expect(admin).toHaveURL(/sort=-lastSignIn/);
  await expect(cards.getByRole('link').first()).toHaveText('Grace Whitfield');
  await expectAccessible(admin);
});
