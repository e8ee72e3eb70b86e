import type { Page } from '@playwright/test';
import { customerPortal } from './applicant.ts';
import { expect, test } from './story.ts';
import { answerRequired } from './answerRequired.ts';

const column = (page: Page, stage: string) => page.locator(`section[data-stage=${stage}]`);
const count = async (page: Page, stage: string) =>
  Number((await column(page, stage).locator('header span').last().innerText()).replaceAll(',', ''));

/** Moves a card by its *Move to…* menu, as a keyboard or a phone would. */
async function move(page: Page, id: number, stage: string): Promise<void> {
  await page.locator(`[data-card-menu="${id}"]`).click();
  await page.getByRole('menuitem', { name: stage }).first().click();
}

test('a submitted and paid application appears by itself, and staff bring it to Sent', async ({ portal }) => {
  const supervisor = await portal.signedIn('supervisor');
  const before = await count(supervisor, 'PAID');
  const customers = customerPortal(portal.origin);
  const { id, token } = await customers.submit(11);
  await expect(column(supervisor, 'COMPLETE').locator(`[data-card="${id}"]`)).toBeVisible();
  await customers.pay(id, token);
  await expect(column(supervisor, 'PAID').locator(`[data-card="${id}"]`)).toBeVisible();
  await expect.poll(() => count(supervisor, 'PAID')).toBe(before + 1);

  // PAID → ANALYSIS asks for the analyst.
  await move(supervisor, id, 'Analysis');
  const dialog = supervisor.getByRole('dialog');
  await dialog.getByText("Julia O'Hara").click();
  await dialog.getByRole('button', { name: 'Move to Analysis' }).click();
  await expect(column(supervisor, 'ANALYSIS').locator(`[data-card="${id}"]`)).toBeVisible();

  await move(supervisor, id, 'Analysis complete');
  await expect(column(supervisor, 'COMPLETE_ANALYSIS').locator(`[data-card="${id}"]`)).toBeVisible();
  await move(supervisor, id, 'Interview');
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Move to Interview' }).click();
  await expect(column(supervisor, 'INTERVIEW').locator(`[data-card="${id}"]`)).toBeVisible();
  // The board shows it at once; the dialog goes when the server has it.
  await expect(supervisor.getByRole('dialog')).toHaveCount(0);

  // The Ephesian in charge holds the interview; accepted, the card moves on by itself.
  const ephesian = await portal.signedIn('ephesian', { at: `/B_Portal/requests/dashboard?card=${id}` });
  await ephesian.getByRole('button', { name: 'Hold the interview' }).first().click();
  await answerRequired(ephesian);
  await ephesian.getByLabel('Comments').fill('A warm conversation; both spoke of their call.');
  await ephesian.getByRole('button', { name: 'Complete and accept' }).click();
  await ephesian.getByRole('dialog').getByRole('button', { name: 'Complete and accept' }).click();
  await expect(column(supervisor, 'INTERVIEW_SUCCESS').locator(`[data-card="${id}"]`)).toBeVisible();

  await move(supervisor, id, 'Approved');
  await expect(column(supervisor, 'APPROVED').locator(`[data-card="${id}"]`)).toBeVisible();
  await move(supervisor, id, 'Sent');
  await expect(column(supervisor, 'SENT').locator(`[data-card="${id}"]`)).toBeVisible();
});
