import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, PHONE, test } from './story.ts';

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n4 0 obj<</Length 13>>stream\n0 0 m 9 9 l S\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const card = (page: Page, stage: string, id: string): Locator =>
  page.locator(`section[data-stage=${stage}] [data-card="${id}"]`);

async function idOf(page: Page, stage: string, index = 0): Promise<string> {
  const found = page.locator(`section[data-stage=${stage}] [data-card]`).nth(index);
  return (await found.getAttribute('data-card')) ?? '';
}

async function openMenu(page: Page, id: string): Promise<void> {
  await page.locator(`[data-card-menu="${id}"]`).click();
}

/** How often the browser tried in vain to send what the address names. */
function triesInVain(page: Page, path: string): () => number {
  let tries = 0;
  page.on('requestfailed', (request) => {
    if (request.method() !== 'GET' && request.url().endsWith(path)) tries += 1;
  });
  return () => tries;
}

async function openCorrections(page: Page, id: string, named = 'Corrections'): Promise<Locator> {
  await page.goto(`/B_Portal/requests/dashboard?card=${id}`);
  await page.getByRole('button', { name: named, exact: true }).click();
  return page.getByRole('dialog');
}

// Waiting for tries in vain and for the network's return takes its time.
test.describe.configure({ timeout: 120_000 });

test('moves and a correction made without a network wait, and each arrives once when it is back', async ({
  portal,
}) => {
  const manager = await portal.signedIn('manager');
  const moved = await idOf(manager, 'INTERVIEW_SUCCESS');
  const deactivated = await idOf(manager, 'ANALYSIS');
  const corrected = await idOf(manager, 'ANALYSIS', 1);
  // Their code is there from an earlier use.
  await openMenu(manager, deactivated);
  await manager.getByRole('menuitem', { name: 'Deactivated' }).click();
  const deactivation = manager.getByRole('dialog');
  await deactivation.getByRole('button', { name: 'Cancel' }).click();
  const second = await manager.context().newPage();
  const corrections = await openCorrections(second, corrected);
  await corrections.getByRole('checkbox', { name: /^Website/ }).check();
  for (const page of [manager, second]) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  for (const page of [manager, second]) await page.clock.install();
  await manager.context().setOffline(true);
  await expect(manager.getByText('No connection. What you entered is still here')).toBeVisible();
  const movesInVain = triesInVain(manager, '/moves');
  const correctionsInVain = triesInVain(second, '/corrections');
  await openMenu(manager, moved);
  await manager.getByRole('menuitem', { name: 'Approved' }).click();
  await expect(card(manager, 'APPROVED', moved)).toBeVisible();
  await expect(manager.getByText(/The move of .+ is kept and will be sent/)).toBeVisible();
  await openMenu(manager, deactivated);
  await manager.getByRole('menuitem', { name: 'Deactivated' }).click();
  await deactivation.getByRole('combobox', { name: 'Type' }).selectOption('CONDUCT');
  await deactivation.getByLabel('Reason').fill('Left the network without a word.');
  await deactivation.getByRole('button', { name: 'Deactivate' }).click();
  await expect(deactivation.getByText(/will be sent automatically when you're back online/)).toBeVisible();

  await corrections.getByLabel(/^What is wrong: Website/).fill('The address of the website does not open.');
  await corrections.getByRole('button', { name: 'Request corrections' }).click();
  await expect(corrections.getByText(/will be sent automatically when you're back online/)).toBeVisible();
  await expect(corrections.getByLabel(/^What is wrong: Website/)).toBeDisabled();
  await second.keyboard.press('Escape');
  await expect(corrections.getByText(/This hasn't been sent\. Close it\?/)).toBeVisible();
  await corrections.getByRole('button', { name: 'Keep waiting' }).click();
  // A minute offline, and more, by the browser's clock.
  for (let step = 0; step < 3; step++) {
    const before = [movesInVain(), correctionsInVain()] as const;
    // The next try is put off only when the page has seen the one before fail: a jump that came sooner is made once more.
    const triedAgain = async () => {
      for (const page of [manager, second]) await page.clock.fastForward(30_000);
      return movesInVain() > before[0] && correctionsInVain() > before[1];
    };
    await expect.poll(triedAgain).toBe(true);
  }
  await expect(deactivation.getByText(/will be sent automatically when you're back online/)).toBeVisible();

  await manager.context().setOffline(false);
  await expect(deactivation).toBeHidden({ timeout: 20_000 });
  await expect(second.getByText('Corrections requested.')).toBeVisible({ timeout: 20_000 });

  const other = await portal.signedIn('supervisor');
  await expect(card(other, 'APPROVED', moved)).toBeVisible();
  await expect(card(other, 'REJECTED', deactivated)).toBeVisible();
  const shown = other.getByRole('complementary', { name: 'Open application' });
  await other.goto(`/B_Portal/requests/dashboard?card=${moved}&tab=history`);
  await expect(shown.getByText('Moved from Interview passed to Approved')).toHaveCount(1);
  await other.goto(`/B_Portal/requests/dashboard?card=${deactivated}`);
  await expect(shown.getByText('Left the network without a word.')).toHaveCount(1);
  const seen = await openCorrections(other, corrected);
  await expect(seen.getByText('The address of the website does not open.')).toHaveCount(1);
});

test('what arrived although its answer was lost is not done again', async ({ portal }) => {
  const manager = await portal.signedIn('manager');
  const id = await idOf(manager, 'ANALYSIS', 2);
  const dialog = await openCorrections(manager, id);
  await dialog.getByRole('checkbox', { name: /^Website/ }).check();
  await dialog.getByLabel(/^What is wrong: Website/).fill('Please write the whole address.');
  const keys: (string | undefined)[] = [];
  await manager.route('**/corrections', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    return keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
  });
  await dialog.getByRole('button', { name: 'Request corrections' }).click();
  await expect(manager.getByText('Corrections requested.')).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  await expect(dialog.getByText('Please write the whole address.')).toHaveCount(1);
  await expect(dialog.getByLabel(/^What is wrong: Website/)).toHaveCount(0);
});

test('two moves of one card that wait are sent in their order, after the page was loaded anew too', async ({
  portal,
}) => {
  const manager = await portal.signedIn('manager');
  const id = await idOf(manager, 'INTERVIEW_SUCCESS');
  await manager.route('**/moves', (route) => route.abort('internetdisconnected'));
  await openMenu(manager, id);
  await manager.getByRole('menuitem', { name: 'Approved' }).click();
  await openMenu(manager, id);
  await manager.getByRole('menuitem', { name: 'Sent' }).click();
  await expect(card(manager, 'SENT', id)).toBeVisible();

  const inVain = triesInVain(manager, '/moves');
  await manager.reload();
  await expect.poll(inVain).toBeGreaterThan(0);
  await expect(card(manager, 'SENT', id)).toBeVisible();
  const other = await portal.signedIn('supervisor');
  await expect(card(other, 'INTERVIEW_SUCCESS', id)).toBeVisible();

  await manager.unroute('**/moves');
  await expect(card(other, 'SENT', id)).toBeVisible({ timeout: 30_000 });
  await expect(card(manager, 'SENT', id)).toBeVisible();
  const shown = other.getByRole('complementary', { name: 'Open application' });
  await other.goto(`/B_Portal/requests/dashboard?card=${id}&tab=history`);
  await expect(shown.getByText('Moved from Interview passed to Approved')).toHaveCount(1);
  await expect(shown.getByText('Moved from Approved to Sent')).toHaveCount(1);
});

test('on the phone, in Spanish, what was being typed is there again after a reload, and the chosen file waits for the network', async ({
  portal,
}) => {
  const manager = await portal.signedIn('manager', { viewport: PHONE, language: 'es' });
  await manager.getByLabel('Etapa').selectOption('ANALYSIS');
  const id = await idOf(manager, 'ANALYSIS');
  const dialog = manager.getByRole('dialog');
  const deactivate = async () => {
    await openMenu(manager, id);
    await manager.getByRole('menuitem', { name: 'Desactivada' }).click();
  };
  await deactivate();
  await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption('CONDUCT');
  await dialog.getByLabel('Motivo').fill('No cumplió lo acordado.');
  await manager.reload();
  await deactivate();
  await expect(dialog.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  await expect(dialog.getByLabel('Motivo')).toHaveValue('No cumplió lo acordado.');
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog.getByLabel('Motivo')).toHaveValue('');

  await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption('DOCUMENTS');
  await dialog.getByLabel('Motivo').fill('Faltó el acta.');
  await manager.context().setOffline(true);
  const file = { name: 'acta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  const press = async () => {
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByText(/El archivo se conserva y se enviará automáticamente/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
  };
  // Who leaves while the file waits has done nothing.
  await press();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await manager.context().setOffline(false);
  await manager.reload();
  await deactivate();
  await expect(dialog.getByLabel('Motivo')).toHaveValue('Faltó el acta.');

  // The act waits for its file, and is done once.
  await manager.context().setOffline(true);
  await press();
  await manager.context().setOffline(false);
  await expect(dialog).toBeHidden();
  await manager.goto(`/B_Portal/requests/dashboard?card=${id}`);
  await expect(manager.getByText('Faltó el acta.')).toBeVisible();
  await expect(manager.getByText('acta.pdf')).toBeVisible();
});

test('a dialog whose code does not come leaves the board in use, and is had at the next try', async ({ portal }) => {
  const manager = await portal.signedIn('manager');
  const id = await idOf(manager, 'ANALYSIS');
  await manager.goto(`/B_Portal/requests/dashboard?card=${id}`);
  // The dialog's own files and those that it shares with others.
  const files = /\/assets\/(CorrectionsDialog|useActForm|Modal)-/;
  let withheld = 0;
  await manager.route(files, (route) => {
    withheld += 1;
    return route.abort();
  });
  await manager.getByRole('button', { name: 'Corrections', exact: true }).click();
  const failure = manager.getByRole('alertdialog', { name: 'This part could not be loaded.' });
  await expect(failure.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expectAccessible(manager);
  await manager.keyboard.press('Escape');
  await expect(failure).toBeHidden();
  // What was open stays open, and the board works.
  await expect(manager.getByRole('tablist')).toBeVisible();
  const approved = await idOf(manager, 'APPROVED');
  await openMenu(manager, approved);
  await manager.getByRole('menuitem', { name: 'Sent' }).click();
  await expect(card(manager, 'SENT', approved)).toBeVisible();

  await manager.getByRole('button', { name: 'Corrections', exact: true }).click();
  await expect(failure).toBeVisible();
  const before = withheld;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => withheld).toBeGreaterThan(before);
  await expect(failure).toBeVisible();
  await manager.unroute(files);
  await failure.getByRole('button', { name: 'Try again' }).click();
  const dialog = manager.getByRole('dialog', { name: /Corrections for/ });
  await expect(dialog).toBeVisible();
  await manager.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(manager.getByRole('tablist')).toBeVisible();
});
