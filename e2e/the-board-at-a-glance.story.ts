import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './story.ts';

const strip = (page: Page, stage: string) => page.locator(`section[data-stage=${stage}][data-folded=true]`);
const column = (page: Page, stage: string) => page.locator(`section[data-stage=${stage}][data-folded=false]`);

/** Columns, and cards, of which nothing lies beyond the window or their column's edge. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const isWithin = (inner: DOMRect, outer: { left: number; right: number; top: number; bottom: number }) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    const sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const columns = [...document.querySelectorAll('[data-stage][data-folded=false]')].filter((one) =>
      isWithin(one.getBoundingClientRect(), sight),
    );
    const cards = columns.flatMap((one) =>
      [...one.querySelectorAll('[data-card]')].filter((card) => isWithin(card.getBoundingClientRect(), sight)),
    );
    return { columns: columns.length, cards: cards.length };
  });

test('five columns and eighteen cards are in sight on a usual screen, more of them compact, down to its edge', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager');
  await expect(page.locator('[data-card]').nth(17)).toBeAttached();
  await expect.poll(async () => (await inSight(page)).columns).toBeGreaterThanOrEqual(5);
  await expect.poll(async () => (await inSight(page)).cards).toBeGreaterThanOrEqual(18);
  const usual = (await inSight(page)).cards;
  const below = await page
    .locator('section[data-stage]')
    .first()
    .evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
  expect(below).toBeLessThanOrEqual(16);

  await page.getByRole('button', { name: 'Board view' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact cards' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await inSight(page)).cards).toBeGreaterThan(usual);
  // What is drawn is measured and drawn once more: twice the same is all of it.
  let compact = 0;
  const isSettled = async () => {
    const before = compact;
    compact = (await inSight(page)).cards;
    return compact === before;
  };
  await expect.poll(isSettled).toBe(true);
  await page.reload();
  await expect.poll(async () => (await inSight(page)).cards).toBe(compact);
});

test('a folded column keeps its name and count, takes a card that is dropped on it, and is folded on another day too', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager');
  const card = column(page, 'INTERVIEW_SUCCESS').locator('[data-card]').first();
  const id = await card.getAttribute('data-card');
  const heading = await column(page, 'APPROVED').getAttribute('aria-label');
  const count = Number(/\d+/.exec(heading ?? '')?.[0]);
  await page.getByRole('button', { name: 'Collapse Approved' }).click();
  const folded = page.getByRole('button', { name: `Expand Approved, ${count} application` });
  await expect(folded).toBeFocused();
  await expect.poll(async () => (await strip(page, 'APPROVED').boundingBox())?.width).toBeLessThan(48);

  // To the row's end: at its edge it would scroll on under the card in the hand.
  await page.locator('section[data-stage=REJECTED]').scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('draggable', 'true');
  await card.hover();
  await page.mouse.down();
  // By the mouse itself: `hover` would scroll the row when the note of the drop lies over the strip.
  const at = await strip(page, 'APPROVED').boundingBox();
  if (!at) throw new Error('The strip is not on the board.');
  const toStrip = (aside = 0) => page.mouse.move(at.x + at.width / 2 + aside, at.y + at.height / 2, { steps: 5 });
  await toStrip();
  await toStrip(2);
  await expect(strip(page, 'APPROVED')).toHaveAttribute('data-drop', 'open');
  // Where it may not go stays veiled, also under the pointer.
  const veil = () => column(page, 'PAID').evaluate((one) => getComputedStyle(one, '::after').opacity);
  await expect.poll(veil).toBe('0.55');
  await toStrip();
  await expect(strip(page, 'APPROVED')).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(page.getByRole('button', { name: `Expand Approved, ${count + 1} applications` })).toBeVisible();

  await page.reload();
  await expect(strip(page, 'APPROVED')).toBeVisible();
  await page.getByRole('button', { name: /^Expand Approved/ }).focus();
  await page.keyboard.press('Enter');
  await expect(column(page, 'APPROVED').locator(`[data-card="${id}"]`)).toBeVisible();
});

test('who is assigned in which role is told to the keyboard, a pointer and a touch', async ({ portal }) => {
  const tipOf = (page: Page) => page.getByRole('tooltip');
  const said = /^(Analyst|Supervisor|Manager|Ephesian): \S+ \S+/;
  const page = await portal.signedIn('manager');
  const first = column(page, 'ANALYSIS').locator('[data-card]').first();
  const person = first.getByRole('img', { name: /^Analyst: / });
  await first.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(person).toBeFocused();
  await expect(tipOf(page)).toHaveText(said);
  await page.keyboard.press('Escape');
  await expect(tipOf(page)).toHaveCount(0);
  await person.hover();
  await expect(tipOf(page)).toHaveText(said);
  // What lies below the link that covers the card is told too.
  const date = first.locator('[data-tip]').filter({ hasText: /^(Paid|Submitted) / });
  const box = await date.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 8);
  await expect(tipOf(page)).toHaveText(/\(New York time\)$/);

  const onPhone = await portal.signedIn('manager', { viewport: PHONE });
  await onPhone.getByLabel('Stage').selectOption('ANALYSIS');
  await onPhone
    .locator('[data-card]')
    .first()
    .getByRole('img', { name: /^Analyst: / })
    .tap();
  await expect(tipOf(onPhone)).toHaveText(said);
  await expect(onPhone).not.toHaveURL(/card=/);
});

test('a card that somebody else moves glides to its new place, and not for whoever asks for less movement', async ({
  portal,
}) => {
  const [moves, looks, still] = [
    await portal.signedIn('manager'),
    await portal.signedIn('admin'),
    await portal.signedIn('supervisor'),
  ];
  await looks.emulateMedia({ reducedMotion: 'no-preference' });
  for (const page of [looks, still]) {
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await page.evaluate(() => {
      const seen = window as Window & { likenesses?: number };
      seen.likenesses = 0;
      const frame = document.querySelector('[data-glide-frame]');
      if (!frame) throw new Error('no board');
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) seen.likenesses = (seen.likenesses ?? 0) + addedNodes.length;
      }).observe(frame, { childList: true });
    });
  }
  const likenesses = (page: Page) => page.evaluate(() => (window as Window & { likenesses?: number }).likenesses);
  const card = column(moves, 'APPROVED').locator('[data-card]').first();
  const id = await card.getAttribute('data-card');
  for (const page of [looks, still]) await expect(page.locator(`[data-card="${id}"]`)).toBeVisible();
  await moves.locator(`[data-card-menu="${id}"]`).click();
  await moves.getByRole('menuitem', { name: 'Sent' }).click();
  for (const page of [looks, still]) await expect(page.locator(`[data-stage=SENT] [data-card="${id}"]`)).toBeVisible();
  await expect.poll(() => likenesses(looks)).toBe(1);
  await expect(looks.locator('[data-glide-frame] > article')).toHaveCount(0);
  expect(await likenesses(still)).toBe(0);
});

test('what others changed since the last visit is marked on the board and in the list until it is opened', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager');
  const first = page.locator('section[data-stage=ANALYSIS] [data-card]').first();
  const id = Number(await first.getAttribute('data-card'));
  // An hour's pause is not waited for: what the server says of it is proved there.
  await page.route(/\/request\/changed/, (route) => route.fulfill({ json: { status: true, error: [], data: [id] } }));
  await page.reload();
  await expect(page.getByText('Changed since your visit')).toHaveCount(1);
  await expect(first.getByText('Changed since your visit')).toBeVisible();

  await page.goto('/B_Portal/requests/dashboard?show=list&stages=ANALYSIS');
  const row = page.getByRole('row').filter({ has: page.locator(`[data-card-link="${id}"]`) });
  await expect(row.getByText('Changed since your visit')).toBeVisible();
  await row.locator(`[data-card-link="${id}"]`).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Open application' })).toBeVisible();
  await expect(page.getByText('Changed since your visit')).toHaveCount(0);
});
