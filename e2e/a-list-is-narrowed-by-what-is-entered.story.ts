import type { Page } from '@playwright/test';
import { byTurns } from './byTurns.ts';
import { expectFocusIn } from './focus.ts';
import { expect, expectAccessible, expectNothingSticksOut, PHONE, test } from './story.ts';

const USERS = '/B_Portal/users/list';

const rowOf = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text });

test('several values, days and a part of a text narrow a list by the keyboard and on a phone, in both languages', async ({
  portal,
}) => {
  for (const [
    language,
    add,
    role,
    analyst,
    manager,
    both,
    written,
    from,
    until,
    apply,
    to,
    turned,
    required,
    filters,
  ] of byTurns([
    [
      'en',
      'Add filter',
      'Role',
      'Analyst',
      'Manager',
      'Role: Analyst and Manager',
      'Written',
      'From',
      'Until',
      'Apply',
      'To',
      "The first day can't be after the last.",
      'Please complete the field',
      'Filters',
    ],
    [
      'es',
      'Agregar filtro',
      'Rol',
      'Analista',
      'Gerencia',
      'Rol: Analista y Gerencia',
      'Escrito',
      'Desde',
      'Hasta',
      'Aplicar',
      'Para',
      'El primer día no puede ser posterior al último.',
      'Por favor complete el campo',
      'Filtros',
    ],
  ] as const)) {
    const admin = await portal.signedIn('admin', { at: USERS, language });
    await admin.getByRole('button', { name: add }).focus();
    await admin.keyboard.press('Enter');
    await expectFocusIn(admin.getByRole('menu'));
    await admin.getByRole('menuitem', { name: role, exact: true }).focus();
    await admin.keyboard.press('Enter');
    await admin.getByRole('option', { name: analyst, exact: true }).click();
    await expect(admin.getByRole('listbox')).toBeVisible();
    await admin.getByRole('option', { name: manager, exact: true }).click();
    await admin.keyboard.press('Escape');
    await expect(admin.getByRole('button', { name: both })).toBeFocused();
    await expect(admin).toHaveURL(/role=\d+(%2C|,)\d+/);
    await expect(rowOf(admin, 'analyst@portal.test')).toBeVisible();
    await expect(rowOf(admin, 'manager@portal.test')).toBeVisible();
    await expect(rowOf(admin, 'supervisor@portal.test')).toHaveCount(0);

    await admin.goto('/B_Portal/configurations/outbox');
    await admin.getByRole('button', { name: add }).click();
    await admin.getByRole('menuitem', { name: written }).click();
    await expect(admin.getByLabel(from, { exact: true })).toBeFocused();
    await expectNothingSticksOut(admin);
    await admin.keyboard.press('Enter');
    await expect(admin.getByText(required)).toBeVisible();
    await admin.getByLabel(from, { exact: true }).fill('2026-03-02');
    await admin.getByLabel(until, { exact: true }).fill('2001-01-01');
    await admin.getByRole('button', { name: apply }).click();
    await expect(admin.getByText(turned)).toBeVisible();
    await expectAccessible(admin);
    await admin.getByLabel(from, { exact: true }).fill('');
    await admin.keyboard.press('Enter');
    await expect(admin).toHaveURL(/created=\.\.2001-01-01/);
    const chip = admin.getByRole('button', { name: new RegExp(`^${written}: `) });
    await expect(chip).toBeFocused();
    await expect(admin.getByRole('listitem').filter({ has: admin.getByRole('button') })).toHaveCount(0);
    await admin.keyboard.press('Enter');
    await expect(admin.getByLabel(until, { exact: true })).toHaveValue('2001-01-01');
    await expectFocusIn(admin.getByRole('dialog'));
    await admin.keyboard.press('Escape');
    await expect(chip).toBeFocused();

    await admin.goto('/B_Portal/configurations/outbox');
    await admin.getByRole('button', { name: add }).click();
    await admin.getByRole('menuitem', { name: to, exact: true }).click();
    await expect(admin.getByRole('textbox', { name: to, exact: true })).toBeFocused();
    await admin.keyboard.press('Escape');
    await expect(admin.getByRole('button', { name: add })).toBeFocused();
    await admin.keyboard.press('Enter');
    await admin.getByRole('menuitem', { name: to, exact: true }).click();
    await expect(admin.getByRole('textbox', { name: to, exact: true })).toBeFocused();
    await admin.keyboard.type('nobody@nowhere');
    await admin.keyboard.press('Enter');
    await expect(admin).toHaveURL(/to=nobody/);
    await expect(admin.getByRole('button', { name: `${to}: nobody@nowhere` })).toBeFocused();

    await admin.setViewportSize(PHONE);
    await admin.goto('/B_Portal/configurations/outbox');
    await admin.getByRole('button', { name: filters }).click();
    const sheet = admin.getByRole('dialog', { name: filters });
    await sheet.locator('summary').filter({ hasText: written }).click();
    await sheet.getByLabel(from, { exact: true }).fill('2026-03-02');
    await sheet.getByLabel(until, { exact: true }).fill('2001-01-01');
    await sheet.getByRole('button', { name: apply }).click();
    await expect(sheet.getByText(turned)).toBeVisible();
    await expectNothingSticksOut(admin);
    await expectAccessible(admin);
    await sheet.getByLabel(from, { exact: true }).fill('');
    await sheet.getByRole('button', { name: apply }).click();
    await expect(admin).toHaveURL(/created=\.\.2001-01-01/);
  }
});
