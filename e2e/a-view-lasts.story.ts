import type { Page } from '@playwright/test';
import { staff } from './staffActs.ts';
import { expect, test } from './story.ts';

const AT = '/B_Portal/requests/dashboard?advance=READY';
/** So tall that every card of every column is drawn, wherever one has scrolled to. */
const viewport = { width: 1440, height: 2400 };

/** What one sees: the filter, how many of each stage the columns say, and which cards they hold. */
const seenIn = async (page: Page) => ({
  advance: new URL(page.url()).searchParams.get('advance'),
  columns: await page.locator('section[data-stage]').evaluateAll((columns) =>
    columns.map((column) => ({
      stage: column.getAttribute('data-stage'),
      total: /(\d+) \S+$/.exec(column.getAttribute('aria-label') ?? '')?.[1],
      cards: [...column.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card')).toSorted(),
    })),
  ),
});
const STILL_FRAMES = 15;
/** Cards come one a frame: waits until none came in so many of them. */
const allDrawn = (page: Page) =>
  page.evaluate(async (frames) => {
    const drawn = () =>
      [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card')).join();
    for (let [still, before] = [0, '']; still < frames; still = drawn() === before ? still + 1 : 0) {
      before = drawn();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, STILL_FRAMES);

type Seen = Awaited<ReturnType<typeof seenIn>>;

const expectSeen = (page: Page, seen: Seen) => expect.poll(() => seenIn(page)).toEqual(seen);

test('a narrowed board is the same after a reload, back and forward, in a second tab and after a minute without a network, its counts exact and nothing lost', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager', { at: AT, viewport });
  await expect(page.locator('section[data-stage=APPROVED] [data-card]').first()).toBeVisible();
  await allDrawn(page);
  const seen = await seenIn(page);
  expect(seen.advance).toBe('READY');

  await page.reload();
  await expectSeen(page, seen);
  await page.getByRole('link', { name: 'My day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My day');
  await page.goBack();
  await expectSeen(page, seen);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My day');
  await page.goBack();
  await expectSeen(page, seen);

  const second = await page.context().newPage();
  await second.goto(AT);
  await expectSeen(second, seen);

  // In one of them somebody writes; then the network goes for more than a minute, in which a colleague moves a card.
  await page.locator('section[data-stage=APPROVED] [data-card-link]').last().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Write a note' }).click();
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  await note.fill('They will call on Monday.');
  for (const one of [page, second]) await one.clock.install();
  await page.context().setOffline(true);
  await expect(second.getByText(/^No connection/).first()).toBeVisible();
  const supervisor = await staff(portal.origin, 'supervisor');
  const id = seen.columns.find(({ stage }) => stage === 'APPROVED')?.cards[0];
  const { version } = await supervisor(`/business/request/${id}`);
  await supervisor(`/business/request/${id}/moves`, { from: 'APPROVED', to: 'SENT', version });
  for (let step = 0; step < 3; step++) for (const one of [page, second]) await one.clock.fastForward(25_000);
  await expectSeen(second, seen);

  await page.context().setOffline(false);
  const now: Seen = {
    ...seen,
    columns: seen.columns.map((column) =>
      column.stage === 'APPROVED'
        ? { ...column, total: String(Number(column.total) - 1), cards: column.cards.filter((card) => card !== id) }
        : column,
    ),
  };
  for (const one of [second, page]) await expectSeen(one, now);
  await expect(note).toHaveValue('They will call on Monday.');
  const fresh = await portal.signedIn('manager', { at: AT, viewport });
  await expectSeen(fresh, now);
});
