import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { admitted } from './admitted.ts';
import { defectsOf } from './axe.ts';
import { watchLive } from './watching/live.ts';
import { asOldest } from './oldestBrowser.ts';
import { lastCalls, watchCalls, type Call } from './watching/calls.ts';
import { expect } from './quickExpect.ts';
import { startPrepared, type RunningPortal } from './startPortal.ts';
import { TAKEN_OVER } from '../apps/server/test/takenOver.ts';

const MAINTENANCE = join(import.meta.dirname, '../apps/server/src/commands/maintenance.ts');

export const PASSWORD = 'Portal2026!';
export const DESK = { width: 1440, height: 900 };
/** The same at 200 % has half as many of them. */
export const LAPTOP = { width: 1280, height: 720 };
export const ZOOMED = { width: 640, height: 360 };
export const PHONE = { width: 390, height: 844 };

export const STAFF_NAMES = [
  'admin',
  'manager',
  'manager2',
  'supervisor',
  'analyst',
  'analyst2',
  'ephesian',
  'ephesian2',
] as const;
export type StaffName = (typeof STAFF_NAMES)[number];
export type Language = 'en' | 'es';

export interface Visit {
  language?: Language;
  theme?: 'light' | 'dark';
  viewport?: { width: number; height: number };
  /** Of another portal than the stories' own. */
  origin?: string;
}

export interface Portal {
  origin: string;
  /** Where its database and files lie. */
  dataDir: string;
  /** `npm run maintenance -- on|off` on the machine of the portal. */
  maintenance(word: 'on' | 'off'): void;
  /** A browser of one's own, looking at nothing yet. */
  visitor(visit?: Visit): Promise<Page>;
  /** A browser in which that person has signed in, on the screen `at`, or on the board; `live`: which reads the stream. */
  signedIn(name: StaffName, visit?: Visit & { at?: string; live?: true }): Promise<Page>;
}

/** The portal of the stories of a file: what those of another changed is not met in it. */
interface Running {
  of(file: string): Promise<{ origin: string; dataDir: string }>;
}

/**
 * A story: one portal for all stories of a file, browsers of their own for each person. Whatever the browser complains
 * of (an error in a script, a refused style, an unhandled rejection) fails the story.
 */
export const test = base.extend<{ portal: Portal }, { running: Running }>({
  running: [
    // Playwright reads the names of the fixtures a fixture needs from this pattern; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // While writing a story: one that runs already, as `PORTAL_ORIGIN=http://127.0.0.1:3000`.
      const origin = process.env['PORTAL_ORIGIN'];
      if (origin) return use({ of: async () => ({ origin, dataDir: process.env['DATA_DIR'] ?? 'data' }) });
      let now: { file: string; portal: RunningPortal } | undefined;
      await use({
        async of(file) {
          if (now?.file === file) return now.portal;
          await now?.portal.stop();
          now = undefined;
          now = { file, portal: await startPrepared() };
          return now.portal;
        },
      });
      await now?.portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  portal: async ({ browser, running }, use, story) => {
    const { origin, dataDir } = await running.of(story.file);
    const complaints: string[] = [];
    const calls: Call[] = [];
    const opened = async (visit: OpenedVisit) => {
      const page = await openPage(browser, complaints, visit);
      watchCalls(page, calls);
      return page;
    };
    const visitor = (visit: Visit = {}) => opened({ origin, ...visit });
    await use({
      origin,
      dataDir,
      visitor,
      maintenance: (word) =>
        void execFileSync(process.execPath, [MAINTENANCE, word], { env: { ...TAKEN_OVER, DATA_DIR: dataDir } }),
      async signedIn(name, { at = '/B_Portal/requests/dashboard', live, ...visit } = {}) {
        const kept = await admitted(visit.origin ?? origin, `${name}@portal.test`, PASSWORD);
        const page = await opened({ origin, ...visit, kept });
        // Who begins to change answers or to count calls does not meet this one.
        const untilLive = live && watchLive(page);
        const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/business/user/me'));
        await page.goto(at);
        await asked;
        await expect(page).toHaveURL((url) => url.pathname === new URL(at, origin).pathname);
        await untilLive?.();
        return page;
      },
    });
    if (story.status !== story.expectedStatus) console.log(lastCalls(calls));
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
});

/** What the browser reports of itself. */
const EXPECTED = [
  // Every answer above 399; a story looks at what the person sees of it.
  'Failed to load resource',
  // Code that a jump of a story's clock makes late. A story looks at what the person sees of it.
  'ChunkFailure: chunk',
  // The frame that shows a mail runs nothing, the scripts with which a story looks into it neither.
  "Blocked script execution in 'http://127.0.0.1",
];

interface OpenedVisit extends Visit {
  origin: string;
  /** What the browser kept from an earlier visit. */
  kept?: BrowserContextOptions['storageState'];
}

export async function openPage(browser: Browser, complaints: string[], visit: OpenedVisit): Promise<Page> {
  const { origin, language = 'en', theme = 'light', viewport = DESK, kept } = visit;
  const context = await browser.newContext({
    baseURL: origin,
    ...(kept && { storageState: kept }),
    locale: language === 'es' ? 'es-MX' : 'en-US',
    colorScheme: theme,
    viewport,
    hasTouch: viewport.width < 600,
    // Movement is a courtesy; what a story waits for is never an animation.
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  await asOldest(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !EXPECTED.some((start) => text.startsWith(start))) complaints.push(text);
  });
  const goto = page.goto.bind(page);
  // Named outright: else each person would read in the language of their own profile.
  page.goto = (address, options) => goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`, options);
  return page;
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await defectsOf(page)).toEqual([]);
}

/** What is wider than the window: one would have to scroll two ways to read it (WCAG 1.4.10). */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['html', 'main', '[role=dialog]']
      .flatMap((place) => [...document.querySelectorAll(place)])
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}`),
  );

export async function expectNothingSticksOut(page: Page): Promise<void> {
  await expect.poll(() => sticksOut(page)).toEqual([]);
}

export { expect };
