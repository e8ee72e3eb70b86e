import { expectFocusIn } from './focus.ts';
import { expect, PHONE, test } from './story.ts';

test('a card is found, moved and opened with the keyboard alone, and focus stays with it', async ({ portal }) => {
  const page = await portal.signedIn('manager');
  const first = page.locator('section[data-stage=APPROVED] [data-card]').first();
  const id = await first.getAttribute('data-card');
  await first.getByRole('link').focus();
  await page.keyboard.press('m');
  await expectFocusIn(page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Sent' }).focus();
  await page.keyboard.press('Enter');
  const moved = page.locator(`section[data-stage=SENT] [data-card="${id}"]`);
  await expect(moved).toBeVisible();
  await expect(moved.getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(moved.getByRole('link')).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(moved.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`card=${id}`));
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/card=/);
});

test('a letter acts on the card under the pointer, on the one in focus for who goes by keys, and can be turned off', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager');
  const cards = page.locator('section[data-stage=APPROVED] [data-card]');
  await expect(cards.nth(1)).toBeVisible();
  const [first, second] = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  await cards.nth(0).getByRole('link').hover();
  await page.keyboard.press('h');
  await expect(page).toHaveURL(new RegExp(`card=${first}&tab=history`));
  await expectFocusIn(page.locator('[data-card-drawer]'));
  // Within the open card its own letters act, wherever the pointer rests.
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`card=${second}&tab=history`));
  await expectFocusIn(page.locator(`[data-card-drawer="${second}"]`));
  await page.keyboard.press('Escape');
  await expect(cards.nth(1).getByRole('link')).toBeFocused();
  await cards.nth(0).getByRole('link').hover();
  await page.keyboard.press('t');
  const name = (await cards.nth(1).getByRole('link').getAttribute('aria-label')) ?? '';
  await expect(page.getByRole('dialog')).toContainText(name.replace(/^\S+ /, ''));
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Single-letter shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await cards.nth(0).getByRole('link').hover();
  await page.keyboard.press('h');
  await page.keyboard.press('?');
  await cards.nth(0).getByRole('link').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('ArrowDown');
  await expect(cards.nth(1).getByRole('link')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/card=/);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('switch', { name: 'Single-letter shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('while cards pass under the pointer a letter acts on none of them, and a press meets its card once they stand', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager');
  const column = page.locator('section[data-stage=COMPLETE]');
  await column.locator('[data-card] a').first().hover();
  await expect(column.locator('[data-card]:hover')).toHaveCount(1);
  const list = await column.locator('ul').first().elementHandle();
  // To and fro with each frame, until it is told to stop.
  await list?.evaluate((cards) => {
    const scroller = cards.parentElement;
    const step = () => {
      if (cards.hasAttribute('data-stop')) return;
      scroller?.scrollTo({ top: scroller.scrollTop === 0 ? 40 : 0 });
      requestAnimationFrame(step);
    };
    step();
  });
  await expect(column.locator('[data-card]:hover')).toHaveCount(0);
  await page.keyboard.press('h');
  // They stand once nothing has scrolled for many frames: after the last one a slow page may mark them as scrolled late.
  await list?.evaluate(async (cards) => {
    cards.setAttribute('data-stop', '');
    // The column's edge cuts the card: whoever presses it means it all the same.
    cards.parentElement?.scrollTo({ top: 40 });
    for (let still = 0; still < 20; still = cards.hasAttribute('data-scrolling') ? 0 : still + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expect(column.locator('[data-card]:hover')).toHaveCount(1);
  await expect(page).not.toHaveURL(/card=/);
  const id = await column.locator('[data-card]:hover').getAttribute('data-card');
  await page.mouse.down();
  // Let go when the column scrolls away below the pointer, or when it has not for as long as a finger holds a button.
  await list?.evaluate(async (cards) => {
    for (let frame = 0; frame < 10 && !cards.hasAttribute('data-scrolling'); frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`card=${id}`));
});

test('on a phone one stage shows at a time, and the menu moves', async ({ portal }) => {
  const page = await portal.signedIn('manager', { viewport: PHONE, language: 'es' });
  await page.getByLabel('Etapa').selectOption('APPROVED');
  const card = page.locator('section[data-stage=APPROVED] [data-card]').first();
  const id = await card.getAttribute('data-card');
  await page.locator(`[data-card-menu="${id}"]`).click();
  await page.getByRole('menuitem', { name: 'Enviada' }).click();
  await expect(page.locator(`section[data-stage=APPROVED] [data-card="${id}"]`)).toHaveCount(0);
  await page.getByLabel('Etapa').selectOption('SENT');
  await expect(page.locator(`section[data-stage=SENT] [data-card="${id}"]`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Etapa')).toHaveValue('SENT');
});

test('on a phone nobody comes to what the open card covers, even before its code is there', async ({ portal }) => {
  const page = await portal.signedIn('manager', { viewport: PHONE });
  const menu = page.getByRole('button', { name: 'Open the menu' });
  await expect(menu).toBeVisible();
  const id = await page.locator('[data-card]').first().getAttribute('data-card');
  const code = /\/CardDrawer-[^/]*\.js$/;
  const arrives = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.goto(`/B_Portal/requests/dashboard?card=${id}`);
  await expect(page.locator('main [aria-busy=true]').last()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('header :focus')).toHaveCount(0);
  await expect(menu).toBeHidden();
  arrives.resolve();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu).toBeVisible();
});

test('a card is dragged to a column that lights up', async ({ portal }) => {
  const page = await portal.signedIn('manager');
  const card = page.locator('section[data-stage=INTERVIEW_SUCCESS] [data-card]').first();
  const id = await card.getAttribute('data-card');
  await card.scrollIntoViewIfNeeded();
  await card.scrollIntoViewIfNeeded();
  const target = page.locator('section[data-stage=APPROVED]');
  // What a dragging hand needs comes after the board is shown.
  await expect(card).toHaveAttribute('draggable', 'true');
  const drops = (drop: 'open' | 'closed') =>
    page
      .locator(`section[data-stage][data-drop=${drop}]`)
      .evaluateAll((columns) => columns.map((column) => column.getAttribute('data-stage')).toSorted());
  expect(await drops('open')).toEqual([]);
  await card.hover();
  await page.mouse.down();
  await target.hover();
  await target.hover();
  // Where it may go lights up, in colours of its own, and says so; every other column fades.
  await expect.poll(() => drops('open')).toEqual(['APPROVED', 'REJECTED']);
  await expect(target).toHaveAttribute('data-over', 'true');
  await expect(target.getByText('Drop here')).toBeVisible();
  const look = (stage: string) =>
    page.locator(`section[data-stage=${stage}]`).evaluate((column) => {
      const { backgroundColor, outlineStyle, boxShadow, opacity } = getComputedStyle(column);
      return { backgroundColor, outlineStyle, boxShadow, opacity };
    });
  expect(await look('APPROVED')).not.toEqual(await look('PAID'));
  await page.mouse.up();
  await expect.poll(() => drops('open')).toEqual([]);
  await expect(target.locator(`[data-card="${id}"]`)).toBeVisible();
});
