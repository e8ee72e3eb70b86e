import { expect, test, ZOOMED } from './story.ts';

test('the last act of a long menu is reached in a window of 200 %, wherever the row stands', async ({ portal }) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/cms/post/list', viewport: ZOOMED });
  const menus = page.getByRole('button', { name: /^Actions for/ });
  await expect(menus.first()).toBeVisible();
  for (const menu of [menus.first(), menus.last()]) {
    await menu.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
