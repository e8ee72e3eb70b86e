import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { command } from './command.ts';
import { failedBecause, type Outcome } from './outcome.ts';

const REASON_LINES = 12;

interface AssertionResult {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: AssertionResult[] }[];
}

/**
 * Runs the vitest tests below a folder, shown as they come.
 * A skipped test, a file that does not load and an error outside any test count as failures.
 */
export async function runVitest(folder: string, env: Record<string, string> = {}): Promise<Outcome> {
  const scratch = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const reportFile = join(scratch, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  try {
    const { code } = await command('vitest', args, { folder, env, live: true });
    if (!existsSync(reportFile)) return failedBecause('vitest did not run to its end.');
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
    return countVitest(report, code);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Counts a report of vitest that ended with an exit code, and names what failed. */
export function countVitest(report: VitestReport, code: number): Outcome {
  const skipped = report.numPendingTests + report.numTodoTests;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.numFailedTests + skipped + brokenFiles.length;
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${basename(name)}: ${test.fullName}${reasonOf(test)}`),
  );
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    details: [
      ...(skipped > 0 ? [`${skipped} skipped tests count as failed.`] : []),
      ...brokenFiles.map(({ name }) => `Did not run to its end: ${name}`),
      // With their reasons, so that the closing lines alone say what to look at; of a broken run the first are enough.
      ...failedTests.slice(0, 20).map((test) => `Failed: ${test}`),
    ],
  };
}

/** How a failed test ended: what was expected and where, without the rest of the stack. */
function reasonOf({ failureMessages }: AssertionResult): string {
  const lines = failureMessages.flatMap((message) => message.split('\n').slice(0, REASON_LINES));
  return lines.map((line) => `\n    ${line}`).join('');
}
