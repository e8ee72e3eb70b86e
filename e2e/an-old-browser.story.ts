import { expect, expectAccessible, PHONE, test } from './story.ts';

test('a browser that is too old for the portal is told so in both languages, instead of nothing', async ({
  portal,
}) => {
  const page = await portal.visitor({ viewport: PHONE });
  // Safari 15 has no such thing.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/B_Portal/');
  await expect(page.getByText('This browser is too old for the portal.')).toBeVisible();
  await expect(page.getByText('Este navegador es demasiado antiguo para el portal.')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expectAccessible(page);
});
