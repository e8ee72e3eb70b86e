import { expect, test } from './story.ts';

test('the active role is switched in the profile menu, and its id goes with every call', async ({ portal }) => {
  const known = /\/api\/business\/user\/me$/;
  const page = await portal.visitor();
  const told = page.waitForResponse((response) => known.test(response.url()) && response.ok());
  await page.goto('/B_Portal/login');
  await page.locator('input[name=username]').fill('manager2@portal.test');
  await page.locator('input[name=password]').fill('Portal2026!');
  await page.locator('button[type=submit]').click();
  const { roles } = (await (await told).json()).data as { roles: { id: number; slug: string; active: boolean }[] };
  expect(roles.map(({ slug }) => slug).toSorted()).toEqual(['manager', 'supervisor']);
  await expect(page.locator('[data-card]').first()).toBeVisible();

  const beside = await page.context().newPage();
  await beside.goto('/B_Portal/requests/dashboard');

  // Back and forth: whichever was active last is active now.
  const names: Readonly<Record<string, string>> = { manager: 'Manager', supervisor: 'Supervisor' };
  const [now, other] = roles.toSorted((a, b) => Number(b.active) - Number(a.active));
  for (const role of [other, now]) {
    const name = names[role?.slug ?? ''] ?? '';
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    // Looked for in every frame: the notice goes with the frame where the other role's menu is drawn anew.
    await page.getByText(`Role switched to ${name}.`).waitFor();
    await expect(page.locator('[data-card]').first()).toBeVisible();
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/business/')) sent.push(request.headers()['x-role-id']);
    });
    const answer = page.waitForResponse((response) => /\/business\/request\/\d+$/.test(response.url()));
    await page.locator('[data-card-link]').first().click();
    // Taken by the server as a role that is held.
    expect((await answer).status()).toBe(200);
    await expect(page.getByRole('tablist')).toBeVisible();
    expect(new Set(sent.filter((id) => id !== undefined))).toEqual(new Set([String(role?.id)]));
    page.removeAllListeners('request');
    await page.keyboard.press('Escape');
    // In the other tab too, without anything done there.
    await expect(beside.getByRole('banner')).toContainText(`Active role: ${name}`);
    await page.reload();
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await expect(page.getByRole('menuitemradio', { name })).toBeChecked();
    await page.keyboard.press('Escape');
    // A press on the button while the menu is still there would only close it.
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});
