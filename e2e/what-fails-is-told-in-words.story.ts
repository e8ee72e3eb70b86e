import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

const DEFECT = { status: 500, json: { status: false, error: ['GE005'], data: null } };

/** Whatever is sent to the server fails there; what is read comes. */
const failWhatIsSent = (page: Page) =>
  page.route(/\/api\/business\/(notification|post|content-category)(\/|\?|$)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(DEFECT),
  );

const KEPT = 'What you entered is still here. Try again later.';
const UNCHANGED = 'Nothing was changed. Try again later.';

for (const { noun, create, list, label, one } of [
  {
    noun: 'notification',
    create: '/B_Portal/notifications/create',
    list: '/B_Portal/notifications/list?state=DRAFT',
    label: 'Name',
    one: 'Changes to the fee',
  },
  {
    noun: 'category',
    create: '/B_Portal/cms/categories/create',
    list: '/B_Portal/cms/categories/list?used=NO',
    label: 'Name · English',
    one: 'Passing by',
  },
  {
    noun: 'post',
    create: '/B_Portal/cms/post/create',
    list: '/B_Portal/cms/post/list?state=DRAFT',
    label: 'Title · English',
    one: '',
  },
]) {
  test(`of a ${noun} it is told what could not be done, and what was entered is kept`, async ({ portal }) => {
    const page = await portal.signedIn('admin', { at: create });
    const field = page.getByLabel(label, { exact: true });
    if (noun === 'category') {
      // The demo data has none without posts.
      await field.fill(one);
      await page.getByLabel('Name · Spanish', { exact: true }).fill('De paso');
      await page.getByRole('button', { name: 'Create category' }).click();
      await expect(page.getByText('Category created.')).toBeVisible();
      await page.goto(create);
      await page.getByLabel('Name · Spanish', { exact: true }).fill('Otra');
    }
    if (noun === 'post') await page.getByLabel('Category').selectOption({ index: 1 });
    await failWhatIsSent(page);
    await field.fill('Kept meanwhile');
    await page.getByRole('button', { name: `Create ${noun}` }).click();
    await expect(page.getByText(`Could not create the ${noun}. ${KEPT}`)).toBeVisible();
    await expect(field).toHaveValue('Kept meanwhile');

    const leaving = page.getByRole('button', { name: 'Leave', exact: true });
    await page.goto(list);
    await expect(leaving).toHaveCount(0);
    const link = page.locator('tbody').getByRole('link', { name: one }).first();
    const name = await link.innerText();
    await link.click();
    await field.fill('Changed meanwhile');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`Could not update the ${noun}. ${KEPT}`)).toBeVisible();
    await expect(field).toHaveValue('Changed meanwhile');

    await page.goto(list);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: `Delete ${noun}` }).click();
    await expect(page.getByRole('dialog').getByText(`Could not delete the ${noun}. ${UNCHANGED}`)).toBeVisible();
  });
}

test('what cannot be sent, called back or loaded of notifications is told in words', async ({ portal }) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/notifications/list?state=SCHEDULED' });
  await expect(page.locator('tbody').getByRole('link').first()).toBeVisible();
  await failWhatIsSent(page);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Cancel sending' }).click();
  await expect(page.getByText(`Could not update the notification. ${UNCHANGED}`)).toBeVisible();
  await page.route(/\/api\/business\/notification\?/, (route) => route.fulfill(DEFECT));
  await page.reload();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
});
