import type { Locator } from '@playwright/test';
import { startPortal } from './startPortal.ts';
import { expect, expectAccessible, PHONE, test } from './story.ts';

const USERS = '/B_Portal/users/list';

/** The whole text of the choice that names a person: it tells how much they have to do as well. */
const choiceOf = async (field: Locator, name: string): Promise<{ value: string }> => ({
  value: (await field.getByRole('option', { name }).getAttribute('value')) ?? '',
});

test('an administrator removes an analyst, whose applications go to another', async ({ portal }) => {
  const own = await startPortal(20);
  try {
    const admin = await portal.signedIn('admin', { origin: own.origin });
    const leaving = await portal.signedIn('analyst', { origin: own.origin });
    await admin.goto(USERS);
    const row = admin.getByRole('row').filter({ hasText: 'analyst@portal.test' });
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await admin.getByRole('menuitem', { name: 'Remove' }).click();

    const dialog = admin.getByRole('dialog');
    const heir = dialog.getByLabel(/^Analyst: who takes over \d+ applications?$/);
    await expect(heir).toBeVisible();
    // Neither without an heir nor by chance.
    const remove = dialog.getByRole('button', { name: 'Remove account' });
    await remove.click();
    await expect(heir).toBeFocused();
    await heir.selectOption(await choiceOf(heir, 'Mateo Ibáñez'));
    const typed = dialog.getByLabel('Type analyst@portal.test to remove');
    await typed.fill('analyst2@portal.test');
    await remove.click();
    await expect(dialog.getByText('The two entries differ')).toBeVisible();
    await typed.fill('analyst@portal.test');
    await remove.click();

    await expect(dialog.getByText(/^Handed over: (\d+) of \1\.$/).first()).toBeVisible();
    await expect(dialog.getByText("Julia O'Hara was removed. The email can be used again.")).toBeVisible();
    await expect(dialog.getByRole('heading', { name: "Julia O'Hara was removed" })).toBeVisible();
    await expect(dialog.getByText(/^\d+ applications? (was|were) handed over$/)).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(row).toHaveCount(0);
    await leaving.reload();
    await expect(leaving).toHaveURL(/\/login/);

    // The history of what was handed over tells it.
    await admin.goto('/B_Portal/requests/dashboard');
    await admin.locator('section[data-stage=ANALYSIS] [data-card]').first().getByRole('link').click();
    await admin.getByRole('tab', { name: 'History' }).click();
    await expect(admin.getByText('Handed over: the person in charge left the portal')).toBeVisible();
    await expect(admin.getByText("Analyst: Mateo Ibáñez, previously Julia O'Hara")).toBeVisible();
  } finally {
    await own.stop();
  }
});

const run = { id: 1, kind: 'handOver', total: 34, startedAt: '2026-03-10T15:00:00Z' };
const running = { ...run, state: 'RUNNING', done: 11, refused: 1, waiting: 22, finishedAt: null };
const ended = { ...run, state: 'CANCELLED', done: 13, refused: 1, waiting: 20, finishedAt: '2026-03-10T15:01:00Z' };
const refusedRow = {
  position: 3,
  subjectId: 7,
  subject: { caseNumber: '2026-000007', name: 'Irene Sosa' },
  state: 'REFUSED',
  problems: [{ code: 'user.heir' }],
};
const doneRow = {
  position: 4,
  subjectId: 8,
  subject: { caseNumber: '2026-000008', name: 'Saúl Prado' },
  problems: [],
};

test('the progress is found again after a reload, can be stopped, and tells what was refused and why', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { language: 'es', theme: 'dark', viewport: PHONE });
  // A run that lasts as long as it takes to look at it.
  const answer = (data: unknown) => ({ json: { status: true, error: [], data } });
  let present: object = running;
  await admin.route(/\/api\/business\/bulk$/, (route) => route.fulfill(answer([running])));
  await admin.route(/\/api\/business\/bulk\/1$/, (route) => route.fulfill(answer(present)));
  await admin.route(/\/bulk\/1\/rows/, (route) => {
    const state = new URL(route.request().url()).searchParams.get('state');
    return route.fulfill(answer({ data: state === 'REFUSED' ? [refusedRow] : [{ ...doneRow, state }], next: null }));
  });
  await admin.route(/\/bulk\/1\/cancellation$/, (route) => {
    present = ended;
    return route.fulfill(answer(ended));
  });
  await admin.goto(USERS);
  await admin.reload();
  await expect(admin.getByText('Entregando 12 de 34…')).toBeVisible();
  await expect(admin.getByRole('progressbar', { name: 'Progreso' })).toHaveAttribute('aria-valuenow', /^35/);
  await admin.getByRole('button', { name: 'Detener' }).click();
  await expect(
    admin.getByText('Detenido. Entregadas: 13 de 34. Las demás quedaron como estaban.').first(),
  ).toBeVisible();
  await expect(admin.getByText('No se pudo entregar 1 solicitud')).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Irene Sosa' })).toContainText(
    'Elija quién recibirá las solicitudes',
  );
  await expect(admin.getByRole('link', { name: '2026-000007 · Irene Sosa' })).toHaveAttribute('href', /card=7$/);
  await admin.getByText('Se entregaron 13 solicitudes').click();
  await expect(admin.getByRole('link', { name: '2026-000008 · Saúl Prado' })).toHaveCount(1);
  await admin.getByText('20 solicitudes siguen como estaban').click();
  await expect(admin.getByRole('link', { name: '2026-000008 · Saúl Prado' })).toHaveCount(2);
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Cerrar este aviso' }).click();
  await expect(admin.getByText(/^Detenido/)).toHaveCount(0);
});
