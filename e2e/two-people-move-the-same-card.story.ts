import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

const firstCard = (page: Page, stage: string) => page.locator(`section[data-stage=${stage}] [data-card]`).first();

async function totals(page: Page): Promise<Record<string, number>> {
  await expect(firstCard(page, 'SENT')).toBeVisible();
  const entries = await page
    .locator('section[data-stage]')
    .evaluateAll((columns) =>
      columns.map((column) => [
        (column as HTMLElement).dataset['stage'] ?? '',
        Number(column.querySelector('header span:last-child')?.textContent?.replaceAll(',', '')),
      ]),
    );
  return Object.fromEntries(entries) as Record<string, number>;
}

test('the mover takes a move back within ten seconds, and the counts are right again', async ({ portal }) => {
  const manager = await portal.signedIn('manager');
  const before = await totals(manager);
  const id = await firstCard(manager, 'APPROVED').getAttribute('data-card');
  await manager.locator(`[data-card-menu="${id}"]`).click();
  await manager.getByRole('menuitem', { name: 'Sent' }).click();
  await expect(manager.locator(`section[data-stage=SENT] [data-card="${id}"]`)).toBeVisible();
  await manager.getByRole('button', { name: 'Undo' }).click();
  await expect(manager.locator(`section[data-stage=APPROVED] [data-card="${id}"]`)).toBeVisible();
  await expect.poll(() => totals(manager)).toEqual(before);
});

test('of two people who move one card at once, one wins and the other is told and shown the truth', async ({
  portal,
}) => {
  const manager = await portal.signedIn('manager');
  const supervisor = await portal.signedIn('supervisor');
  const id = await firstCard(manager, 'APPROVED').getAttribute('data-card');
  const before = await totals(manager);

  // The second has not heard of the first move yet: its stream is held back as a slow link would.
  await supervisor.route('**/business/stream', (route) => route.abort());
  await supervisor.reload();
  for (const page of [manager, supervisor]) {
    await page.locator(`[data-card-menu="${id}"]`).click();
  }
  await manager.getByRole('menuitem', { name: 'Sent' }).click();
  await expect(manager.locator(`section[data-stage=SENT] [data-card="${id}"]`)).toBeVisible();
  // The board shows it at once; it is told when the server has it.
  await expect(manager.getByText(/moved to Sent/)).toBeVisible();
  await supervisor.getByRole('menuitem', { name: 'Sent' }).click();
  await expect(supervisor.getByText(/was not moved\. It is now in Sent\. Esteban Larrañaga changed it/)).toBeVisible();
  await expect(supervisor.locator(`section[data-stage=SENT] [data-card="${id}"]`)).toBeVisible();

  const expected = { ...before, APPROVED: (before['APPROVED'] ?? 0) - 1, SENT: (before['SENT'] ?? 0) + 1 };
  await expect.poll(() => totals(manager)).toEqual(expected);
  await supervisor.unroute('**/business/stream');
  await supervisor.reload();
  await expect.poll(() => totals(supervisor)).toEqual(expected);
});

test('a dialog upon a card that somebody else moved shows where it is now, and acts upon that only after it was seen', async ({
  portal,
}) => {
  const manager = await portal.signedIn('manager');
  const supervisor = await portal.signedIn('supervisor');
  const id = await firstCard(manager, 'APPROVED').getAttribute('data-card');
  const open = (page: Page) => page.locator(`[data-card-menu="${id}"]`).click();
  await open(manager);
  await manager.getByRole('menuitem', { name: 'Deactivated' }).click();
  const dialog = manager.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('CONDUCT');
  await dialog.getByLabel('Reason').fill('Left without a word.');
  await open(supervisor);
  await supervisor.getByRole('menuitem', { name: 'Sent' }).click();
  await expect(supervisor.getByText(/moved to Sent/)).toBeVisible();

  const send = dialog.getByRole('button', { name: 'Deactivate' });
  await send.click();
  const news = dialog.getByRole('alert');
  await expect(news).toContainText('Someone changed this application while you were here. Nothing was done.');
  await expect(news).toContainText(/It is now in Sent\. .+ changed it on/);
  await expect(dialog.getByText('Code move.stale')).toBeHidden();
  await expect(manager.getByText(/was not moved/)).toHaveCount(0);
  await send.click();
  await expect(manager.locator(`section[data-stage=REJECTED] [data-card="${id}"]`)).toBeVisible();
});

test('a move by a dialog that was opened before the move before it was answered goes on from there', async ({
  portal,
}) => {
  const manager = await portal.signedIn('manager');
  const id = await manager
    .locator('section[data-stage=ANALYSIS] [data-card]')
    .filter({ hasNotText: /correction/ })
    .first()
    .getAttribute('data-card');
  const there = (stage: string) => manager.locator(`section[data-stage=${stage}] [data-card="${id}"]`);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await manager.route(
    '**/api/business/request/*/moves',
    async (route) => {
      await asked;
      await route.continue();
    },
    { times: 1 },
  );
  await manager.locator(`[data-card-menu="${id}"]`).click();
  await manager.getByRole('menuitem', { name: 'Analysis complete' }).click();
  await expect(there('COMPLETE_ANALYSIS')).toBeVisible();
  await manager.locator(`[data-card-menu="${id}"]`).click();
  await manager.getByRole('menuitem', { name: 'Interview' }).first().click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByText('Abraham Quiñones').click();
  answer();
  await expect(manager.getByText(/moved to Analysis complete/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move to Interview' }).click();
  await expect(there('INTERVIEW')).toBeVisible();
});

test('a dialog of another act, opened while a move is on its way, acts after it and upon what it made', async ({
  portal,
}) => {
  const manager = await portal.signedIn('manager');
  const id = await manager
    .locator('section[data-stage=ANALYSIS] [data-card]')
    .filter({ hasNotText: /correction/ })
    .first()
    .getAttribute('data-card');
  const there = (stage: string) => manager.locator(`section[data-stage=${stage}] [data-card="${id}"]`);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await manager.route(
    '**/api/business/request/*/moves',
    async (route) => {
      await asked;
      await route.continue();
    },
    { times: 1 },
  );
  await manager.locator(`[data-card-menu="${id}"]`).click();
  await manager.getByRole('menuitem', { name: 'Analysis complete' }).click();
  await expect(there('COMPLETE_ANALYSIS')).toBeVisible();
  await manager.locator(`[data-card-menu="${id}"]`).click();
  await manager.getByRole('menuitem', { name: 'Reassign', exact: true }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByText('Ephesian', { exact: true }).click();
  // Whom it is given to depends on who has it: the person in charge is not offered.
  const person = dialog.getByRole('radiogroup', { name: 'Person' }).getByRole('radio').first();
  const name = await person.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent);
  await person.check();
  await dialog.locator('button[type=submit]').click();
  answer();
  await expect(dialog).toHaveCount(0);
  await expect(manager.getByText(new RegExp(`^${name} is now responsible for`))).toBeVisible();
  // One notice a card: the older one offers an undo that would be refused by now.
  await expect(manager.getByText(/moved to Analysis complete/)).toHaveCount(0);
  await expect(there('COMPLETE_ANALYSIS').getByRole('img', { name: `Ephesian: ${name}` })).toBeVisible();
});
