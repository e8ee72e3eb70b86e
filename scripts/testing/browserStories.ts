import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameOf, turnOfThisRun, viewsOfThisRun } from '../../e2e/screens/views.ts';
import { buildWebIfChanged } from '../build/buildWeb.ts';
import { chromiumVersion, findChromium } from './chromium.ts';
import { command, root } from './command.ts';
import { failedBecause, type Outcome } from './outcome.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

/** The stories in a real Chromium, against the portal as it is built. */
export async function runBrowserStories(): Promise<Outcome> {
  const path = await findChromium();
  buildWebIfChanged(root);
  console.log(`Every screen is seen in both themes: ${viewsOfThisRun().map(nameOf).join('; ')}.`);
  const scratch = mkdtempSync(join(tmpdir(), 'portal-stories-'));
  const reportFile = join(scratch, 'playwright.json');
  try {
    const { code } = await command('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
      live: true,
      env: { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, TESTS_TURN: String(turnOfThisRun()) },
    });
    if (!existsSync(reportFile)) return failedBecause('Playwright did not run to its end.');
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport;
    return { ...countPlaywright(report, code), ranOn: `${await chromiumVersion(path)} (${path})` };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Counts a report of Playwright that ended with an exit code; a skipped and a flaky story count as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport, code: number): Outcome {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return {
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    details: [
      ...(stats.skipped > 0 ? [`${stats.skipped} skipped stories count as failed.`] : []),
      ...errors.map(({ message }) => message ?? 'An error outside any story.'),
    ],
  };
}
