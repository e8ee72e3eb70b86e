import { expect, test } from './story.ts';

const SECOND = 424_242;

test('the active role is switched in the profile menu, and its id goes with every call', async ({ portal }) => {
  const page = await portal.signedIn('manager');
  const sent: (string | undefined)[] = [];
  // A second role, as a user may hold it: the server answers in the first, the browser is told of both.
  await page.route('**/api/business/**', async (route) => {
    const { 'x-role-id': asked, ...headers } = route.request().headers();
    const path = new URL(route.request().url()).pathname;
    if (!path.endsWith('/user/me')) {
      sent.push(asked);
      return route.continue({ headers });
    }
    const answer = await route.fetch({ headers });
    const { data, ...envelope } = await answer.json();
    const active = asked === String(SECOND);
    const roles = [
      { ...data.roles[0], active: !active },
      { id: SECOND, name: 'Administrator', slug: 'administrator', active },
    ];
    const json = { ...envelope, data: { ...data, roles, ...(active && { active: { ...data.active, id: SECOND } }) } };
    return route.fulfill({ response: answer, json });
  });
  await page.reload();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  expect(sent).not.toContain(String(SECOND));
  sent.length = 0;
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Administrator' }).click();
  await expect(page.getByText('Role switched to Administrator.')).toBeVisible();
  await page.locator('[data-card-link]').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  expect(new Set(sent.filter((id) => id !== undefined))).toEqual(new Set([String(SECOND)]));
});
