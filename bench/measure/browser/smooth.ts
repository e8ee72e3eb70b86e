/** A board of long columns, scrolled and dragged over in a browser on a slow processor. */
import type { Page } from '@playwright/test';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/loadDemoPeople.ts';
import { admitted } from '../../../e2e/admitted.ts';
import { launchChromium } from '../../../scripts/testing/chromium.ts';
import { markdownTable } from '../figuresTable.ts';
import { calmly } from './pace.ts';

const VIEWPORT = { width: 1440, height: 900 };
const SLOWER = 4;
/** Of each column that has as many. */
const CARDS = 5_000;
const STEP_PX = 400;
const STEPS = 40;
/** So near to the row's edge it scrolls by itself. */
const EDGE_PX = 10;
/** Between two turns of a wheel, or two moves of a hand. */
const EVERY_MS = 30;
/** Until what was shown last has settled. */
const QUIET_MS = 2_000;

/** Shows so many cards of every column, then tells how long tasks took while it is scrolled and a card is carried over it. */
export async function smoothTable(origin: string, say: (line: string) => void): Promise<string> {
  const browser = await launchChromium();
  try {
    const kept = await admitted(origin, 'manager@portal.test', DEMO_PASSWORD);
    const context = await browser.newContext({ viewport: VIEWPORT, storageState: kept });
    const page = await context.newPage();
    await page.goto(`${origin}/B_Portal/requests/dashboard?lang=en`);
    await page.locator('[data-card]').first().waitFor();
    const shown: string[] = [];
    for (const stage of BOARD_STAGES) shown.push(`${stage} ${await page.evaluate(showAll, [stage, CARDS] as const)}`);
    say(shown.join(', '));
    await page.waitForTimeout(QUIET_MS);
    const devtools = await context.newCDPSession(page);
    // What the loading left behind is not tidied up while a card is carried: nobody loads all this within a minute.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(watch);
    const told = (what: string, work: () => Promise<unknown>) => async () => {
      await page.evaluate(() => Object.assign(globalThis, { tasks: [] }));
      await browser.startTracing(page, { categories: ['toplevel'] });
      await work();
      const own = longestOwn(await browser.stopTracing());
      const { tasks, elements, cards } = await page.evaluate(seen);
      const longest = Math.max(0, ...tasks);
      const figures = [own.toFixed(0), longest.toFixed(0), String(tasks.length), String(cards), String(elements)];
      say([what, ...figures].join(' · '));
      return { row: [what, ...figures] };
    };
    const rows = await calmly(page, [
      ...BOARD_STAGES.map((stage) => told(`${stage} scrolled`, () => scroll(page, stage))),
      told('the row of columns scrolled', () => scrollRow(page)),
      told('a card carried over the columns', () => carry(page)),
    ]);
    const head = ['', 'longest task, own ms', 'longest task ms', 'over 50 ms', 'cards drawn', 'elements', 'pace ms'];
    return markdownTable(
      head,
      rows.map(({ row, pace }) => [...row, pace.toFixed(0)]),
    );
  } finally {
    await browser.close();
  }
}

interface Traced {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds on the processor. */
  tdur?: number;
  args?: { name?: string };
}

const ownMs = ({ tdur = 0 }: Traced): number => tdur / 1000;
const sum = (tasks: readonly Traced[]): number => tasks.reduce((all, task) => all + ownMs(task), 0);

/**
 * The processor time of the page's longest task, ms: how long it takes where nothing else wants the processor. The slowing counts, since
 * it keeps the processor busy.
 */
function longestOwn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = mains.map((main) =>
    traceEvents.filter(
      ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && main.pid === pid && main.tid === tid,
    ),
  );
  // The browser keeps a process ready for a next page: the page is what worked.
  const [page = []] = tasks.toSorted((one, other) => sum(other) - sum(one));
  return Math.max(0, ...page.map(ownMs));
}

/** Down in steps as a wheel turns, to the end at once, and up again. */
async function scroll(page: Page, stage: string): Promise<void> {
  await page.mouse.move(...(await placeIn(page, `section[data-stage=${stage}] [data-card]`)));
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(EVERY_MS);
  }
  for (const top of [Number.MAX_SAFE_INTEGER, 0]) {
    await page.evaluate(scrollTo, [stage, top] as const);
    await page.waitForTimeout(10 * EVERY_MS);
  }
}

async function scrollRow(page: Page): Promise<void> {
  await page.mouse.move(...(await placeIn(page, 'section[data-stage]')));
  for (const way of [1, -1]) {
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel((way * STEP_PX) / 4, 0);
      await page.waitForTimeout(EVERY_MS);
    }
  }
}

/** Takes a card, carries it over all that is in sight and to the edge, where the row scrolls by itself, and lets it go where it was. */
async function carry(page: Page): Promise<void> {
  await placeIn(page, 'section[data-stage]');
  const [x, y] = await placeIn(page, 'section[data-stage=PAID] [data-card]');
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const way of [1, -1]) {
    for (let step = 0; step < STEPS; step += 1) {
      const along = (way === 1 ? step : STEPS - step) / STEPS;
      await page.mouse.move(x + (VIEWPORT.width - EDGE_PX - x) * along, y + 300 * along);
      await page.waitForTimeout(EVERY_MS);
    }
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/**
 * A place within the first of them, brought into sight. Not by a locator: what that does in the page to be sure takes longer than
 * what is measured.
 */
const placeIn = (page: Page, selector: string): Promise<[number, number]> =>
  page.evaluate((of) => {
    const element = document.querySelector(of);
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x = 0, y = 0 } = element?.getBoundingClientRect() ?? {};
    return [x + 60, y + 20];
  }, selector);

/** Runs in the page. */
function scrollTo([stage, top]: readonly [string, number]): void {
  document.querySelector(`section[data-stage=${stage}] ul`)?.parentElement?.scrollTo({ top });
}

interface Watched {
  tasks: number[];
}

/** Runs in the page: *Load more* until so many cards are shown, or all. Answers how many. */
async function showAll([stage, most]: readonly [string, number]): Promise<number> {
  const column = document.querySelector(`section[data-stage=${stage}]`);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = () => [...(column?.querySelectorAll('ul + div') ?? [])].at(-1);
  // What it has is told with each card; how many of it are shown at its end, as long as there are more.
  const shown = () => {
    const words = end()?.querySelector('p')?.textContent ?? column?.querySelector('li')?.getAttribute('aria-setsize');
    return Number(/[\d,]+/.exec(words ?? '')?.[0].replaceAll(',', ''));
  };
  for (;;) {
    const now = shown();
    const more = end()?.querySelector('button');
    if (now >= most || !more) return now;
    if (more.dataset['loading'] === undefined) more.click();
    await frame();
  }
}

/** Runs in the page: notes every long task from now on. */
function watch(): void {
  new PerformanceObserver((list) => {
    (globalThis as unknown as Watched).tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Runs in the page. */
const seen = () => ({
  tasks: (globalThis as unknown as Watched).tasks,
  elements: document.querySelectorAll('*').length,
  cards: document.querySelectorAll('[data-card]').length,
});
