import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { byTurns } from './byTurns.ts';
import { DESK, expect, expectAccessible, expectNothingSticksOut, PASSWORD, PHONE, test } from './story.ts';

const PROBLEMS = '/B_Portal/configurations/problems';

/** The server fails at one call, as it would by a defect. Answers the request's id. */
async function failAt(page: Page, address: string | RegExp, method = 'GET'): Promise<string> {
  const requestId = randomUUID();
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { status: false, error: ['GE005'], data: { requestId } } })
      : route.fallback(),
  );
  return requestId;
}

const APPLICATION = /\/api\/business\/request\/\d+$/;

test('a manager tells an administrator of a server error, who finds it in the list and settles it', async ({
  portal,
}) => {
  // Or what failed would be read anew under the reader's hands.
  const manager = await portal.signedIn('manager', { live: true });
  await manager.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const requestId = await failAt(manager, APPLICATION);
  await manager.locator('[data-card]').first().getByRole('link').click();
  await expect(manager.getByText('Code GE005')).toBeHidden();
  await manager.getByText('Details', { exact: true }).click();
  await expect(manager.getByText('Code GE005')).toBeVisible();
  await manager.getByRole('button', { name: 'Copy request number' }).click();
  await expect(manager.getByText('Copied')).toBeVisible();
  expect(await manager.evaluate(() => navigator.clipboard.readText())).toBe(requestId);

  await manager.getByRole('button', { name: 'Tell an administrator' }).click();
  const field = manager.getByLabel('What were you doing?');
  await expect(field).toBeFocused();
  await expectAccessible(manager);
  const words = `I opened a card. ${requestId.slice(0, 8)}`;
  await field.fill(words);
  // While the report does not arrive, what was written stays.
  await manager.route('**/api/business/problem', (route) => route.abort());
  await manager.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(manager.getByText('The report could not be sent. What you entered is still here.')).toBeVisible();
  await expect(field).toHaveValue(words);
  await manager.unroute('**/api/business/problem');
  await manager.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(manager.getByText('Report sent to the administrators.')).toBeFocused();

  const admin = await portal.signedIn('admin', { at: PROBLEMS, language: 'es', theme: 'dark', viewport: PHONE });
  const report = admin.getByRole('listitem').filter({ hasText: requestId });
  await expect(report).toContainText('Esteban Larrañaga');
  await expect(report).toContainText(words);
  await expect(report).toContainText('Código GE005');
  await expect(report).toContainText('/requests/dashboard');
  const settle = report.getByRole('button', { name: /Marcar como resuelto: reporte de Esteban Larrañaga/ });
  await settle.click();
  await expect(admin.getByText('El reporte de Esteban Larrañaga se marcó como resuelto.')).toBeVisible();
  await expect(report).toHaveCount(0);
  await expect(admin.getByRole('region', { name: 'Reportes de problemas' })).toBeFocused();
  await admin.getByRole('button', { name: 'Deshacer' }).click();
  await expect(report).toBeVisible();
  await settle.click();
  await expect(report).toHaveCount(0);
  await admin.getByRole('button', { name: 'Filtros' }).click();
  const sheet = admin.getByRole('dialog', { name: 'Filtros' });
  await sheet.locator('summary').filter({ hasText: 'Estado' }).click();
  await sheet.getByRole('checkbox', { name: 'Resueltos' }).click();
  await expect(admin).toHaveURL(/show=settled/);
  await sheet.getByRole('button', { name: /^Mostrar/ }).click();
  await admin.getByRole('searchbox').fill(requestId);
  await expect(admin.getByText('1 reporte resuelto')).toBeVisible();
  await expect(report).toContainText('Resuelto');
  await admin.reload();
  await expect(report).toContainText('Resuelto');
});

test('a failed act keeps what was typed and can be told; a refusal that explains itself is not', async ({ portal }) => {
  const manager = await portal.signedIn('manager', { language: 'es' });
  const card = manager.locator('section[data-stage=ANALYSIS] [data-card]').first();
  await manager.locator(`[data-card-menu="${await card.getAttribute('data-card')}"]`).click();
  await manager.getByRole('menuitem', { name: 'Desactivada' }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByRole('combobox').or(dialog.getByLabel('Tipo')).first().selectOption('CONDUCT');
  await dialog.getByLabel('Motivo').fill('No cumplió lo acordado.');
  const requestId = await failAt(manager, '**/moves', 'POST');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(dialog.getByText('Algo falló de nuestro lado.')).toBeVisible();
  await dialog.getByText('Detalles', { exact: true }).click();
  await expect(dialog.getByText(requestId)).toBeVisible();
  await expect(dialog.getByLabel('Motivo')).toHaveValue('No cumplió lo acordado.');
  await dialog.getByRole('button', { name: 'Avisar a administración' }).click();
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(dialog.getByText('El reporte se envió a administración.')).toBeVisible();
  await expectAccessible(manager);

  await manager.unroute('**/moves');
  await manager.route('**/moves', (route) =>
    route.fulfill({ status: 422, json: { status: false, error: ['move.notPaid'], data: { requestId } } }),
  );
  const refused = manager.waitForResponse('**/moves');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await refused;
  await expect(dialog.getByText(requestId)).toHaveCount(0);
  await dialog.getByText('Detalles', { exact: true }).click();
  await expect(dialog.getByText('Código move.notPaid')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Avisar a administración' })).toHaveCount(0);
});

test('a screen that breaks says so, and the report tells of the fault without a word of what was on it', async ({
  portal,
}) => {
  const admin = await portal.visitor({ viewport: DESK });
  // The screen is broken on purpose; the browser's own complaint about it is expected.
  await admin.addInitScript(() => {
    console.error = () => undefined;
  });
  await admin.goto('/B_Portal/login');
  await admin.locator('input[name=username]').fill('admin@portal.test');
  await admin.locator('input[name=password]').fill(PASSWORD);
  await admin.locator('input[name=password]').press('Enter');
  await expect(admin).toHaveURL(/\/requests\/dashboard/);
  await admin.route(/\/api\/business\/outbox/, (route) =>
    route.fulfill({ json: { status: true, error: [], data: { data: [{ id: 1 }], next: null } } }),
  );
  await admin.goto('/B_Portal/configurations/outbox?mail=secret');
  await expect(admin.getByRole('heading', { name: 'Something unexpected happened.' })).toBeVisible();
  await admin.getByText('Details', { exact: true }).click();
  await expect(admin.getByText('Code GE200')).toBeVisible();
  await admin.getByRole('button', { name: 'Tell an administrator' }).click();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(admin.getByText('Report sent to the administrators.')).toBeVisible();

  await admin.goto(PROBLEMS);
  const report = admin.getByRole('row').filter({ hasText: 'Code GE200' }).first();
  await expect(report).toContainText('/configurations/outbox');
  await expect(report).not.toContainText('secret');
  await report.getByText('Technical details').click();
  await expect(report.getByText(/^(Range|Type)Error: /)).toBeVisible();
});

test('a job that failed is shown to administrators with why in words, and tried again', async ({ portal }) => {
  const jobId = randomUUID();
  const job = { id: randomUUID(), job: 'applications.rebuild-cards', failedAt: '2025-11-21T20:05:00Z', tries: 6 };
  for (const { language, viewport, theme, words } of byTurns([
    {
      language: 'en',
      viewport: DESK,
      theme: 'light',
      words: {
        part: 'Failed jobs',
        job: 'Updating a changed name on its cards',
        why: 'The database rejected a statement.',
        when: 'Failed: Nov 21, 2025, 3:05 PM (New York time) · Tried 6 times',
        again: /^Try again: Updating a changed name/,
        tried: '“Updating a changed name on its cards” is being tried again.',
        none: 'No failed jobs',
      },
    },
    {
      language: 'es',
      viewport: PHONE,
      theme: 'dark',
      words: {
        part: 'Tareas fallidas',
        job: 'Actualizar en las tarjetas un nombre que cambió',
        why: 'La base de datos rechazó una instrucción.',
        when: 'Falló: 21 nov 2025, 3:05 p.m. (hora de Nueva York) · 6 intentos',
        again: /^Intentar de nuevo: Actualizar en las tarjetas/,
        tried: '«Actualizar en las tarjetas un nombre que cambió» se está intentando de nuevo.',
        none: 'No hay tareas fallidas',
      },
    },
  ] as const)) {
    const admin = await portal.signedIn('admin', { at: PROBLEMS, language, viewport, theme });
    let failed = true;
    // No job of a healthy portal fails on every try within a story.
    await admin.route(/\/api\/business\/failed-job/, async (route) => {
      if (route.request().method() === 'POST') failed = false;
      const data = failed ? [{ ...job, why: 'DATABASE', fault: '42P01', jobId }] : [];
      const reply = route.request().method() === 'POST' ? null : { data, total: data.length };
      await route.fulfill({ json: { status: true, error: [], data: reply } });
    });
    await admin.getByRole('tab', { name: words.part }).click();
    await expect(admin).toHaveURL(/\?(.*&)?jobs/);
    const item = admin.getByRole('listitem').filter({ hasText: jobId });
    await expect(item.getByRole('heading', { name: words.job })).toBeVisible();
    await expect(item).toContainText(words.why);
    await expect(item).toContainText(words.when);
    await expect(item).toContainText('42P01');
    await expectAccessible(admin);
    await expectNothingSticksOut(admin);
    await admin.reload();
    await item.getByRole('button', { name: words.again }).click();
    await expect(admin.getByText(words.tried)).toBeVisible();
    await expect(admin.getByText(words.none)).toBeVisible();
    await expect(admin.getByRole('region', { name: words.part })).toBeFocused();
    await expectAccessible(admin);
    // As the server itself has it.
    await admin.unrouteAll();
    await admin.reload();
    await expect(admin.getByText(words.none)).toBeVisible();
  }
});

test('an error outside of every screen is seen, once', async ({ portal }) => {
  const analyst = await portal.signedIn('analyst', { language: 'es', viewport: PHONE });
  await expect(analyst.locator('[data-card]').first()).toBeVisible();
  for (let times = 0; times < 3; times++) {
    await analyst.evaluate(() =>
      dispatchEvent(
        new PromiseRejectionEvent('unhandledrejection', {
          promise: Promise.resolve(),
          reason: new TypeError('broken'),
        }),
      ),
    );
  }
  const notices = analyst.getByRole('region', { name: 'Avisos' });
  await expect(notices.getByText('Ocurrió algo inesperado.')).toHaveCount(1);
  await notices.getByRole('button', { name: 'Avisar a administración' }).click();
  await expect(notices.getByLabel('¿Qué estaba haciendo?')).toBeFocused();
  await expectAccessible(analyst);
});

test('a server error at sign-in keeps what was typed and shows the request, and offers nobody to tell', async ({
  portal,
}) => {
  const page = await portal.visitor({ language: 'es', theme: 'dark' });
  const requestId = await failAt(page, '**/api/auth/token', 'POST');
  await page.goto('/B_Portal/login');
  await page.locator('input[name=username]').fill('manager@portal.test');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('Algo falló de nuestro lado.')).toBeVisible();
  await page.getByText('Detalles', { exact: true }).click();
  await expect(page.getByText(requestId)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar el número de consulta' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Avisar a administración' })).toHaveCount(0);
  await expect(page.locator('input[name=username]')).toHaveValue('manager@portal.test');
  await expectAccessible(page);
});
