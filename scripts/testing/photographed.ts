import type { Browser } from '@playwright/test';
import { readFacts, type Facts } from '../../e2e/screens/facts.ts';
import { startPortal } from '../../e2e/startPortal.ts';
import { buildWebIfChanged } from '../build/buildWeb.ts';
import { findChromium, launchChromium } from './chromium.ts';

/** What is photographed, and with what. */
export interface Studio {
  browser: Browser;
  origin: string;
  facts: Facts;
}

/**
 * Takes pictures of a portal with demo data: of the one at `origin`, else of one that is started for it. `take` answers what could not
 * be shown; the command fails then.
 */
export async function photographed(
  root: string,
  origin: string | undefined,
  take: (studio: Studio) => Promise<readonly string[]>,
): Promise<void> {
  const executablePath = await findChromium();
  const portal = origin === undefined ? await start(root) : { origin, stop: () => undefined };
  const browser = await launchChromium(executablePath);
  try {
    const missed = await take({ browser, origin: portal.origin, facts: await readFacts(portal.origin) });
    for (const sentence of missed) console.error(sentence);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

function start(root: string) {
  buildWebIfChanged(root);
  console.log('Starting a portal with demo data …');
  return startPortal(100);
}
