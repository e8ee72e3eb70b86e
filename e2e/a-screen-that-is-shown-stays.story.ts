import type { Page } from '@playwright/test';
import { hasItsTurn } from '../apps/server/test/turnOfRun.ts';
import { readFacts } from './screens/facts.ts';
import { sayIn } from './screens/say.ts';
import { SCREENS_TO_SEE } from './screens/screensToSee.ts';
import type { Reader, ScreenToSee } from './screens/screenToSee.ts';
import { viewsOfThisRun } from './screens/views.ts';
import { expect, PHONE, test, type Portal } from './story.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** A link on which code, texts and answers come one visibly after the other. */
const SLOW = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };

const { language } = viewsOfThisRun()[0] ?? { language: 'en' };

for (const [part, screens] of Object.entries(SCREENS_TO_SEE).filter((_, index) => hasItsTurn(index))) {
  const plain = screens.filter(({ steps, answers, only }) => !steps && !answers && only !== 'desk');
  if (plain.length === 0) continue;
  test(`on a slow phone a screen is not hidden once it is shown: ${part}, ${language}`, async ({ portal }) => {
    const say = await sayIn(language);
    const facts = await readFacts(portal.origin);
    const visits = new Map<Reader, Page>();
    const hidden: Record<string, string> = {};
    for (const screen of plain) {
      const page = visits.get(screen.by) ?? (await slowPhone(portal, screen.by));
      visits.set(screen.by, page);
      await test.step(screen.name, async () => {
        const seen = await headingsOf(page, screen);
        if (/shown .*hidden/.test(seen)) hidden[screen.name] = seen;
      });
    }
    expect(hidden).toEqual({});

    /** Whether its heading was shown or hidden, frame by frame, until all of it is there. */
    async function headingsOf(page: Page, { at, ready }: ScreenToSee): Promise<string> {
      await page.goto(`/B_Portal${typeof at === 'string' ? at : at(facts)}`);
      await expect(ready({ page, say })).toBeVisible();
      return page.evaluate(() => (window as unknown as { seen: string[] }).seen.join(' '));
    }
  });
}

async function slowPhone(portal: Portal, by: Reader): Promise<Page> {
  const visit = { language, viewport: PHONE };
  const page = await (by === 'nobody' ? portal.visitor(visit) : portal.signedIn(by, visit));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const isShown = document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) ?? false;
      const now = isShown ? 'shown' : 'hidden';
      if (seen.at(-1) !== now) seen.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  // Each screen comes as to whoever opens it first.
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}
