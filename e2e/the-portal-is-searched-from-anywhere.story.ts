import { byTurns } from './byTurns.ts';
import { DESK, expect, PHONE, test } from './story.ts';

const OUTBOX = '/B_Portal/configurations/outbox';
const CARD = '[data-card-drawer]';

const WAYS = byTurns([
  {
    language: 'en',
    viewport: DESK,
    search: 'Search the portal',
    open: 'Search',
  },
  {
    language: 'es',
    viewport: PHONE,
    search: 'Buscar en el portal',
    open: 'Buscar',
  },
] as const);

for (const { language, viewport, search, open } of WAYS) {
  test(`a leader is found by a misspelt name and opened without leaving the keyboard (${language})`, async ({
    portal,
  }) => {
    const page = await portal.signedIn('admin', { at: OUTBOX, language, viewport });
    const field = page.getByRole('combobox', { name: search });
    const lines = page.getByRole('listbox', { name: search }).getByRole('option');
    const active = page.getByRole('listbox', { name: search }).getByRole('option', { selected: true });

    await expect(page.getByRole('button', { name: open, exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('martin');
    const found = lines.filter({ hasText: /20\d\d-\d{6}/ });
    await expect(found.first()).toBeVisible();
    const name = ((await found.first().innerText()).split('\n')[0] ?? '').trim();
    const longest = name.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
    // Two letters exchanged.
    await field.fill(longest.slice(0, -2) + longest.at(-1) + longest.at(-2));
    await expect(found.filter({ hasText: longest }).first()).toBeVisible();
    await field.fill(name);
    await expect(active).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dashboard\?card=\d+/);
    await expect(page.locator(CARD)).toContainText(name);
  });
}
