import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameOf, viewsOfThisRun } from '../../e2e/screens/views.ts';
import { storiesOfThisRun } from '../../e2e/storiesInTurn.ts';
import { buildWebIfChanged } from '../build/buildWeb.ts';
import { chromiumVersion, findChromium } from './chromium.ts';
import { command, root } from './command.ts';
import { failedBecause, type Outcome } from './outcome.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/**
 * So many stories of a run may fail once and pass when they are told again: on cores that others use too, one of two hundred
 * does. They are named, so that the race is looked for; one more, and the run has failed.
 */
const WAVERING_AT_MOST = 2;

/** The stories in a real Chromium, against the portal as it is built. */
export async function runBrowserStories(): Promise<Outcome> {
  const path = await findChromium();
  buildWebIfChanged(root);
  const { files, of } = storiesOfThisRun();
  console.log(
    `Seen in both themes: ${viewsOfThisRun().map(nameOf).join('; ')}. Told: ${files.length} of ${of} files of stories.`,
  );
  const scratch = mkdtempSync(join(tmpdir(), 'portal-stories-'));
  const reportFile = join(scratch, 'playwright.json');
  try {
    const { code } = await command(
      'playwright',
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...files],
      {
        live: true,
        env: { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
      },
    );
    if (!existsSync(reportFile)) return failedBecause('Playwright did not run to its end.');
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport;
    return { ...countPlaywright(report, code), ranOn: `${await chromiumVersion(path)} (${path})` };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Counts a report of Playwright that ended with an exit code; a skipped story counts as failed, and so do too many that wavered. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport, code: number): Outcome {
  const wavering = stats.flaky > WAVERING_AT_MOST ? stats.flaky : 0;
  const failed = stats.unexpected + stats.skipped + errors.length + wavering;
  return {
    passed: stats.expected + stats.flaky - wavering,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    details: [
      ...(stats.skipped > 0 ? [`${stats.skipped} skipped stories count as failed.`] : []),
      ...titlesOf(suites, 'unexpected').map((title) => `Failed: ${title}`),
      ...titlesOf(suites, 'flaky').map((title) => `Passed at the second try only, so look for its race: ${title}`),
      ...errors.map(({ message }) => message ?? 'An error outside any story.'),
    ],
  };
}

const titlesOf = (suites: readonly Suite[], ended: 'unexpected' | 'flaky'): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === ended)).map(({ title }) => title),
    ...titlesOf(inner, ended),
  ]);
