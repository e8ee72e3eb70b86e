import { expect, test } from './story.ts';

test('an Ephesian sees the own charge on the board, and nothing of another region opens', async ({ portal }) => {
  const manager = await portal.signedIn('manager');
  const ephesian = await portal.signedIn('ephesian2');
  await expect(ephesian.locator('[data-card]').first()).toBeVisible();
  const cards = ephesian.locator('[data-card]');
  for (const card of await cards.all()) await expect(card).toContainText('Rebecca Adeyemi');

  const foreign = manager.locator('[data-card]').filter({ hasText: 'Abraham Quiñones' }).first();
  const id = await foreign.getAttribute('data-card');
  await ephesian.goto(`/B_Portal/requests/dashboard?card=${id}`);
  await expect(ephesian.getByText('This application does not exist or is out of your reach.')).toBeVisible();
});
