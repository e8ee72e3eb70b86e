import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/loadDemoPeople.ts';
import { admitted } from '../../../e2e/admitted.ts';
import { startPortal } from '../../../e2e/startPortal.ts';
import { buildWebIfChanged } from '../../../scripts/build/buildWeb.ts';
import { launchChromium } from '../../../scripts/testing/chromium.ts';

/** A cheap phone on a slow link: what a page takes there is what its weight and its order cost. */
const SLOWER = 4;
const BYTES_A_SECOND = (1.6 * 1_000_000) / 8;
const LATENCY_MS = 150;
const TIMES = 5;
const DEMO = 100;
/** After the last thing of a page is there, nothing larger is painted any more. */
const QUIET_MS = 1_000;

interface Page {
  what: string;
  path: string;
  kept?: BrowserContextOptions['storageState'];
  /** On the screen when all is. */
  last: string;
}

interface Paints {
  first: number;
  largest: number;
  /** When what the page is for was there: its fields, its cards. */
  whole: number;
}

/** First and largest paint of login and board with an empty cache: medians of some visits, as a table. */
export async function paintTable(say: (line: string) => void): Promise<string> {
  buildWebIfChanged(join(import.meta.dirname, '../../..'));
  const portal = await startPortal(DEMO);
  const browser = await launchChromium();
  try {
    const kept = await admitted(portal.origin, 'manager@portal.test', DEMO_PASSWORD);
    const pages: Page[] = [
      { what: 'login', path: 'login', last: 'form input[type=password]' },
      { what: 'board', path: 'requests/dashboard', kept, last: '[data-card]' },
    ];
    const rows: string[] = [];
    for (const page of pages) {
      const paints: Paints[] = [];
      for (let time = 0; time < TIMES; time += 1) paints.push(await visit(browser, portal.origin, page));
      for (const one of paints) say(`${page.what}: ${one.first} ms, ${one.largest} ms, ${one.whole} ms`);
      const told = (['first', 'largest', 'whole'] as const).map((which) => {
        const times = paints.map((paint) => paint[which]).toSorted((a, b) => a - b);
        return `${times[Math.floor(TIMES / 2)]} | ${times[0]}–${times.at(-1)}`;
      });
      rows.push(`| ${page.what} | ${told.join(' | ')} |`);
    }
    return [
      `| | first paint ms | of ${TIMES} | largest paint ms | of ${TIMES} | all there ms | of ${TIMES} |`,
      '|---|---:|---:|---:|---:|---:|---:|',
      ...rows,
    ].join('\n');
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function visit(browser: Browser, origin: string, { path, kept, last }: Page): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(kept && { storageState: kept }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${origin}/B_Portal/${path}`);
    await page.locator(last).first().waitFor();
    const whole = await page.evaluate(() => Math.round(performance.now()));
    await page.waitForTimeout(QUIET_MS);
    return { ...(await page.evaluate(readPaints)), whole };
  } finally {
    await context.close();
  }
}

/** Runs in the page, which keeps what was painted before anybody asked. */
async function readPaints(): Promise<Omit<Paints, 'whole'>> {
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const first = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
  return { first: Math.round(first), largest: Math.round(largest) };
}
