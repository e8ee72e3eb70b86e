import { DESK, expect, expectAccessible, PHONE, test, type Visit } from './story.ts';

/** Each pair of language, theme and device once; all eight would say no more. */
const VISITS: readonly [string, Visit][] = [
  ['English, light, desk', { language: 'en', theme: 'light', viewport: DESK }],
  ['Spanish, dark, desk', { language: 'es', theme: 'dark', viewport: DESK }],
  ['Spanish, light, phone', { language: 'es', theme: 'light', viewport: PHONE }],
  ['English, dark, phone', { language: 'en', theme: 'dark', viewport: PHONE }],
];

for (const [name, visit] of VISITS) {
  test(`axe finds nothing on login, board, drawer and outbox: ${name}`, async ({ portal }) => {
    test.setTimeout(120_000);
    const visitor = await portal.visitor(visit);
    await visitor.goto('/B_Portal/login');
    await expect(visitor.locator('button[type=submit]')).toBeVisible();
    await expectAccessible(visitor);

    const page = await portal.signedIn('admin', visit);
    await expect(page.locator('html')).toHaveAttribute('lang', visit.language ?? 'en');
    const card = page.locator('[data-card]').first();
    await expect(card).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/B_Portal/requests/dashboard?card=${await card.getAttribute('data-card')}`);
    await expect(page.getByRole('tablist')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/B_Portal/configurations/outbox');
    await expect(page.getByRole('main').getByText('@').first()).toBeVisible();
    await expectAccessible(page);
  });
}
