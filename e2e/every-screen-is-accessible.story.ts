import { DESK, expect, expectAccessible, PHONE, test } from './story.ts';

for (const language of ['en', 'es'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [device, viewport] of [['desk', DESK], ['phone', PHONE]] as const) {
      test(`axe finds nothing on login, board, drawer and outbox: ${language}, ${theme}, ${device}`, async ({ portal }) => {
        const visit = { language, theme, viewport };
        const visitor = await portal.visitor(visit);
        await visitor.goto('/B_Portal/login');
        await expect(visitor.locator('button[type=submit]')).toBeVisible();
        await expectAccessible(visitor);

        const page = await portal.signedIn('admin', visit);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
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
  }
}
