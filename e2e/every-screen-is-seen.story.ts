import type { Page } from '@playwright/test';
import { hasItsTurn } from '../apps/server/test/turnOfRun.ts';
import { defectsOf } from './axe.ts';
import { outOfReach } from './outOfReach.ts';
import { nameOf, THEMES, viewsOfThisRun } from './screens/views.ts';
import { readFacts } from './screens/facts.ts';
import { sayIn } from './screens/say.ts';
import { piecesToSee } from './screens/screensToSee.ts';
import { statesOf, type Reader } from './screens/screenToSee.ts';
import { seeingWith } from './screens/seeing.ts';
import { DESK, expect, LAPTOP, PHONE, sticksOut, test, ZOOMED, type Portal } from './story.ts';

/** What opens where there is room at that moment. */
const PLACED = '[role=menu], [role=listbox]';
/** Far more than a chart takes to be drawn anew. */
const DRAWN_MS = 5_000;

// One piece of the way and one view each: the workers share them.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

for (const view of viewsOfThisRun()) {
  for (const { name, screens } of piecesToSee().filter((_, piece) => hasItsTurn(piece))) {
    test(`axe finds nothing, nothing sticks out and all is in reach: ${name}, ${nameOf(view)}`, async ({ portal }) => {
      const { language, size } = view;
      const say = await sayIn(language);
      const facts = await readFacts(portal.origin);
      const visits = new Map<Reader, { page: Page; see: ReturnType<typeof seeingWith> }>();
      const found: Record<string, string[]> = {};
      for (const screen of screens.filter(({ only = size }) => only === size)) {
        const visit = visits.get(screen.by) ?? (await open(portal, screen.by));
        visits.set(screen.by, visit);
        for (const state of statesOf(screen)) {
          await test.step(`${screen.name}, ${state}`, async () => {
            const defects = await visit.see(screen, state).then(
              () => defectsSeen(visit.page, size === 'phone' ? ZOOMED : LAPTOP),
              // The others are seen all the same.
              (error: Error) => [error.message],
            );
            if (defects.length > 0) found[`${screen.name}, ${state}`] = defects;
          });
        }
      }
      expect(found).toEqual({});

      async function open(of: Portal, by: Reader) {
        const visit = { language, viewport: size === 'phone' ? PHONE : DESK };
        const page = await (by === 'nobody' ? of.visitor(visit) : of.signedIn(by, visit));
        return { page, see: seeingWith({ page, say }, facts) };
      }
    });
  }
}

/** In both themes, which differ by nothing but colours, and in a smaller window: on a laptop, or there at 200 %. */
async function defectsSeen(page: Page, smaller: typeof LAPTOP): Promise<string[]> {
  const defects: string[] = await whatSticksOut(page);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    const seen = await defectsOf(page, theme === 'light' ? 'all' : 'colours');
    defects.push(...seen.map((defect) => `${theme}: ${defect}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize() ?? smaller;
  // Where a menu stands is settled when it opens.
  if (await page.locator(PLACED).filter({ visible: true }).count()) return defects;
  await page.setViewportSize(smaller);
  const small = [...(await whatSticksOut(page)), ...(await outOfReach(page))];
  defects.push(...small.map((defect) => `${smaller.width}×${smaller.height}: ${defect}`));
  await page.setViewportSize(size);
  return defects;
}

/** What is drawn by its own measure, such as a chart, is drawn anew a moment after the window changed, for the screen before too. */
async function whatSticksOut(page: Page): Promise<string[]> {
  await expect
    .poll(() => sticksOut(page), { timeout: DRAWN_MS })
    .toEqual([])
    .catch(() => undefined);
  return sticksOut(page);
}
