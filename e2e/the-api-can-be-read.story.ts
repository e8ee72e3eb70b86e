import { defectsOf } from './axe.ts';
import { expect, expectNothingSticksOut, PHONE, test } from './story.ts';

test('whoever builds on the portal reads its calls as a page, by keyboard and on a phone', async ({ portal }) => {
  const visitor = await portal.visitor({ viewport: PHONE });
  await visitor.goto('/api/docs');
  await expect(visitor.getByRole('heading', { name: 'API of the portal', level: 1 })).toBeVisible();
  await expectNothingSticksOut(visitor);
  expect(await defectsOf(visitor)).toEqual([]);

  await visitor.getByLabel(/^Search paths/).fill('moves undo');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('status')).toContainText('1 call found');
  const undo = visitor.locator('details');
  await expect(undo.getByRole('heading', { name: 'Who may call' })).toBeVisible();
  await undo.locator('summary').focus();
  await visitor.keyboard.press('Space');
  await expect(undo.getByRole('heading', { name: 'Who may call' })).toBeHidden();
  await visitor.keyboard.press('Enter');
  await expect(undo.getByRole('heading', { name: 'Who may call' })).toBeVisible();
  await expectNothingSticksOut(visitor);

  await visitor.getByRole('link', { name: 'Show all' }).click();
  await visitor.getByRole('navigation', { name: 'Nouns' }).getByRole('link', { name: 'interviews' }).click();
  await expect(visitor.getByRole('heading', { name: 'interviews', level: 2 })).toBeInViewport();
});
