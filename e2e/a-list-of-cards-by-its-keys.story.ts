import { byTurns } from './byTurns.ts';
import { expect, test } from './story.ts';

const LIST = '/B_Portal/requests/dashboard?show=list&stages=PAID,ANALYSIS';

for (const [language, tagsTitle] of byTurns([
  ['en', /Tags/],
  ['es', /Etiquetas/],
] as const)) {
  test(`rows of the list are walked by arrows; M, T and ? do what they do on the board, and what may not be done says why (${language})`, async ({
    portal,
  }) => {
    const page = await portal.signedIn('manager', { at: LIST, language });
    const links = page.getByRole('table').locator('[data-card-link]');
    await expect(links.nth(1)).toBeVisible();
    await links.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('m');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await links.nth(1).focus();
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog')).toContainText(tagsTitle);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await links.first().focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('Ctrl')).toBeVisible();
    await page.keyboard.press('Escape');

    const ephesian = await portal.signedIn('ephesian', {
      at: LIST.replace('PAID,ANALYSIS', 'SENT,INTERVIEW'),
      language,
    });
    const own = ephesian.getByRole('table').locator('[data-card-link]').first();
    await own.focus();
    await ephesian.keyboard.press('t');
    await expect(ephesian.getByRole('alert').or(ephesian.locator('[data-tone=failed]')).first()).toBeVisible();
    await expect(ephesian.getByRole('dialog')).toHaveCount(0);
  });
}
