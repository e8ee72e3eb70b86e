import { byTurns } from './byTurns.ts';
import { expect, expectAccessible, test } from './story.ts';

const LISTS = [
  'users/list',
  'users/client-list',
  'users/unfinished-list',
  'configurations/outbox',
  'configurations/problems',
];

for (const [language, nothing, noResults, clear] of byTurns([
  ['en', 'Nothing here yet.', 'No results. Clear the filters.', 'Clear filters'],
  ['es', 'Aún no hay nada aquí.', 'Sin resultados. Quite los filtros.', 'Quitar filtros'],
] as const)) {
  test(`every list says in the same words that it is empty, or that nothing was found (${language})`, async ({
    portal,
  }) => {
    const page = await portal.signedIn('admin', { language });
    await page.route(/\/api\/business\/(user|client|client\/unfinished|outbox|problem)\?/, async (route) => {
      const answer = await route.fetch();
      const { data, ...envelope } = await answer.json();
      await route.fulfill({
        response: answer,
        json: { ...envelope, data: { ...data, data: [], total: 0, next: null } },
      });
    });
    for (const list of LISTS) {
      await page.goto(`/B_Portal/${list}`);
      // What belongs here stands below, in words of its own.
      const said = page.getByText(nothing, { exact: true });
      await expect(said, list).toBeVisible();
      await expect(said.locator('xpath=following-sibling::p'), list).not.toBeEmpty();
      await page.getByRole('searchbox').fill('nobody has this name');
      await expect(page.getByText(noResults, { exact: true }), list).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: clear }).click();
      await expect(said, list).toBeVisible();
    }
  });
}
