import { readFacts } from './screens/facts.ts';
import { answeredCase } from './staffActs.ts';
import { expect, test } from './story.ts';

const BOARD = '/B_Portal/requests/dashboard';

test('what is wrong is written beneath its field, outlives a reload, and is sent from the foot of the card', async ({
  portal,
}) => {
  const id = (await readFacts(portal.origin)).cardIn('ANALYSIS');
  const page = await portal.signedIn('manager', { at: `${BOARD}?card=${id}&tab=ministry` });
  const card = page.locator('[data-card-drawer]');
  const pencil = card.getByRole('button', { name: /^Request a correction:/ });
  const text = card.getByRole('textbox', { name: /^What is wrong:/ });
  const send = card.getByRole('button', { name: 'Request corrections' });

  await pencil.nth(0).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Please write it in full.');
  await expect(send).toBeVisible();
  // Not before there is a text for each.
  await pencil.nth(1).click();
  await expect(text.nth(1)).toBeFocused();
  await expect(send).toHaveCount(0);
  await page.reload();
  await expect(text.nth(0)).toHaveValue('Please write it in full.');
  await text.nth(1).fill('x'.repeat(1001));
  await expect(card.getByText('1,001 of 1,000 characters')).toBeVisible();
  await expect(text.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await expect(send).toHaveCount(0);
  await text.nth(1).fill('This one does not open.');
  await send.click();
  await expect(page.getByText('Corrections requested.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(text).toHaveCount(0);
  await expect(card.getByText('2 fields chosen')).toHaveCount(0);
});

test('a card whose corrections came back opens at the first of them, where it is accepted', async ({ portal }) => {
  const id = await answeredCase(portal.origin);
  const page = await portal.signedIn('manager', { at: BOARD });
  await page.locator(`[data-card-link="${id}"]`).click();
  const answer = page.locator('[data-card-drawer] article').first();
  await expect(answer).toContainText('Before');
  await answer.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/^Correction accepted:/).first()).toBeVisible();
});

test('the first letters of a name choose among the people of a dialog', async ({ portal }) => {
  const id = (await readFacts(portal.origin)).cardIn('PAID');
  const page = await portal.signedIn('manager', { at: `${BOARD}?card=${id}` });
  await page.getByRole('button', { name: 'Move to Analysis' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  // By a surname without its accent, and by a name.
  await page.keyboard.type('iban');
  await expect(dialog.getByRole('radio', { name: 'Mateo Ibáñez' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Mateo Ibáñez' })).toBeChecked();
  await expect(async () => {
    await page.keyboard.type('ju');
    await expect(dialog.getByRole('radio', { name: "Julia O'Hara" })).toBeChecked({ timeout: 500 });
  }).toPass();
});
