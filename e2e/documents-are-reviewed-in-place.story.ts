import { expectFocusIn } from './focus.ts';
import { readFacts } from './screens/facts.ts';
import { expect, expectAccessible, test } from './story.ts';

test('documents are looked at one after the other by keyboard, accepted and refused where they are shown', async ({
  portal,
}) => {
  const { cardIn } = await readFacts(portal.origin);
  const at = `/B_Portal/requests/dashboard?card=${cardIn('COMPLETE_ANALYSIS')}&tab=documents`;
  const [page, colleague] = [await portal.signedIn('manager', { at }), await portal.signedIn('supervisor', { at })];
  const row = (kind: string, by = page) => by.locator(`[data-document=${kind}]`);
  await row('GOVERNMENT_ID').getByRole('button', { name: 'Open Government ID' }).press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Government ID' });
  const picture = viewer.getByRole('img', { name: 'Government ID' });
  await expect(picture).toBeVisible();
  await expect(viewer.locator('[aria-busy=true]')).toHaveCount(0);
  await expectFocusIn(viewer);
  const wide = (await picture.boundingBox())?.width ?? 0;
  await page.keyboard.press('+');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(wide * 1.2);
  await page.keyboard.press('0');
  await page.keyboard.press('r');
  await expect(viewer.locator('[data-turns="1"]')).toBeVisible();
  await expectAccessible(page);

  // On to a PDF, which is drawn page by page.
  const withPdf = page.locator('[data-document]').filter({ hasText: '.pdf' }).first();
  const kind = (await withPdf.getAttribute('data-document')) ?? '';
  const name = (await withPdf.getByText(/^Open /).textContent())?.slice(5) ?? '';
  const letter = page.getByRole('dialog', { name, exact: true });
  const title = page.locator('[role=dialog] [data-dialog-title]');
  for (let open = await title.textContent(); open !== name; open = await title.textContent()) {
    await expectFocusIn(page.getByRole('dialog'));
    await page.keyboard.press('j');
    await expect(title).not.toHaveText(open ?? '');
  }
  await expect(letter.getByRole('img', { name })).toBeVisible();
  const hasInk = () =>
    letter.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return data.some((value, index) => index % 4 === 0 && value < 100);
    });
  await expect.poll(hasInk).toBe(true);
  await expectAccessible(page);
  const accept = letter.getByRole('button', { name: /^(Accept|Undo acceptance):/ });
  if ((await accept.getAttribute('aria-label'))?.startsWith('Undo acceptance')) await accept.press('Enter');
  await letter.getByRole('button', { name: /^Accept:/ }).press('Enter');
  await expect(letter.getByText('Accepted', { exact: true })).toBeVisible();
  // Another open browser sees it by itself.
  await expect(row(kind, colleague).getByText('Accepted', { exact: true })).toBeVisible();

  await letter.getByRole('button', { name: /^Refuse:/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Refuse:/ });
  await dialog.getByRole('button', { name: 'Refuse and request again' }).press('Enter');
  await expect(dialog.getByText('Please complete the field')).toBeVisible();
  await dialog.getByLabel('What is wrong').fill('The signature is missing. jjj');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Refuse and request again' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(letter.getByText('Refused', { exact: true })).toBeVisible();
  await expect(letter.getByText(/The signature is missing/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letter).toHaveCount(0);
  await expect(row(kind).getByText('Refused', { exact: true })).toBeVisible();
  await expect(row(kind, colleague).getByText('Refused', { exact: true })).toBeVisible();
});

test('the leader’s photo is chosen and positioned by keyboard; the board shows it at once', async ({ portal }) => {
  const { cardIn } = await readFacts(portal.origin);
  const id = cardIn('INTERVIEW');
  const at = `/B_Portal/requests/dashboard?card=${id}`;
  const [page, colleague] = [await portal.signedIn('manager', { at }), await portal.signedIn('supervisor', { at })];
  const shown = (by: typeof page) => by.locator('[data-card-drawer] header img').first();
  await expect(shown(colleague)).toBeVisible();
  const before = await shown(colleague).getAttribute('src');
  await page.getByRole('button', { name: 'Change photo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Photo of / });
  const frame = dialog.getByRole('group', { name: 'Part of the photo to show' });
  await expect(dialog.getByText(/The selected area is/)).toBeVisible();
  await expectAccessible(page);
  await frame.focus();
  const size = dialog.getByText(/The selected area is \d+ pixels/);
  const whole = await size.innerText();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(size).not.toHaveText(whole);
  await dialog.getByRole('button', { name: 'Save photo' }).press('Enter');
  await expect(page.getByText(/^Photo of .+ saved\.$/)).toBeVisible();
  await expect.poll(() => shown(colleague).getAttribute('src')).not.toBe(before);
});
