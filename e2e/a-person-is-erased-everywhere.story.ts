import { byTurns } from './byTurns.ts';
import { sayIn } from './screens/say.ts';
import { expect, PHONE, test, type Language } from './story.ts';

for (const language of byTurns<Language>(['en', 'es'])) {
  test(`a person is found, copied and erased everywhere (${language})`, async ({ portal }) => {
    const say = await sayIn(language);
    // Whose church has no reports yet, which other stories count.
    const page = await portal.signedIn('admin', { at: '/B_Portal/users/client-list?stage=COMPLETE', language });
    const row = page.locator('tbody:not([aria-hidden]) tr').last();
    const email = (await row.getByText(/@/).first().innerText()).trim();

    await page.goto('/B_Portal/configurations/trace');
    await page.getByRole('searchbox').fill('nobody is called so');
    await expect(page.getByText(say('traces', 'noneFound')).last()).toBeVisible();
    await page.getByRole('searchbox').fill(email);
    const found = page.getByRole('list', { name: say('traces', 'people') }).getByRole('link');
    await expect(found).toHaveCount(1);
    await found.press('Enter');
    await expect(page.getByRole('heading', { name: say('traces', 'kept') })).toBeVisible();

    await page.getByRole('button', { name: say('traces', 'copy') }).press('Enter');
    const ready = page.getByRole('link', { name: say('traces', 'copyDownload') });
    await expect(ready).toBeVisible();
    const download = page.waitForEvent('download');
    await ready.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^data-\d+\.zip$/);

    await page.getByRole('button', { name: say('traces', 'erase') }).press('Enter');
    const dialog = page.getByRole('dialog');
    const typed = dialog.getByRole('textbox');
    await expect(typed).toBeFocused();
    await typed.fill('somebody');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(say('errors', 'erase.confirm'))).toBeVisible();
    await typed.fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('traces', 'erased'), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: say('traces', 'toSearch') }).press('Enter');
    await expect(page.getByText(say('traces', 'noneFound')).last()).toBeVisible();
  });
}

test('a leader who came with an import is found, copied and erased', async ({ portal }) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/configurations/trace?search=iriarte' });
  const found = page.getByRole('list', { name: 'People found' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await found.press('Enter');
  await expect(page.getByText('Casa Calandria · Uruguay')).toBeVisible();
  await page.getByRole('button', { name: 'Make a copy' }).press('Enter');
  const ready = page.getByRole('link', { name: 'Download the copy' });
  await expect(ready).toBeVisible();
  const download = page.waitForEvent('download');
  await ready.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^data-leader-\d+\.zip$/);
  await page.getByRole('button', { name: 'Erase everywhere' }).press('Enter');
  const typed = page.getByRole('dialog').getByRole('textbox');
  await expect(typed).toBeFocused();
  await typed.fill('baltasar iriarte');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No data about this person is left.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the search' }).press('Enter');
  await expect(page.getByText('Nobody was found').last()).toBeVisible();
});

test('on a phone the search of a person and what is kept of them fit', async ({ portal }) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/configurations/trace?search=a', viewport: PHONE });
  await page.getByRole('list', { name: 'People found' }).getByRole('link').first().tap();
  await expect(page.getByRole('button', { name: 'Erase everywhere' })).toBeVisible();
});
