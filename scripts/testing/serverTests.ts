import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OLDEST } from '../../apps/server/test/database/oldestPostgres.ts';
import type { Outcome } from './outcome.ts';
import { runVitest } from './vitest.ts';

/** The server's tests on the PostgreSQL that comes with the portal, or on the one of TEST_DATABASE_URL. */
export const runServerTests = (): Promise<Outcome> => testOn({});

/**
 * The same on the oldest PostgreSQL that is supported, where it is installed; else says so. Every statement is asked as in the quick
 * run: with what every value does to it, which the same run has tried on the newer one, it would take twenty minutes more.
 */
export async function runOnOldestPostgres(): Promise<Outcome> {
  if (existsSync(OLDEST)) return testOn({ TEST_POSTGRES: 'oldest', TEST_ALL: '' });
  const detail = `PostgreSQL 15 is not installed (${OLDEST}): the oldest supported version was not tested.`;
  return { passed: 1, failed: 0, details: [detail], ranOn: 'not on PostgreSQL 15, which is not installed' };
}

/**
 * `apps/server/test/database/globalSetup.ts` writes into the file named by TEST_POSTGRES_REPORT which server it met, in the
 * server's own words; a run that names none proves nothing about the database and fails.
 */
async function testOn(env: Record<string, string>): Promise<Outcome> {
  const scratch = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const report = join(scratch, 'postgres');
  try {
    const outcome = await runVitest('apps/server', { ...env, TEST_POSTGRES_REPORT: report });
    if (existsSync(report)) return { ...outcome, ranOn: readFileSync(report, 'utf8').trim() };
    return {
      ...outcome,
      failed: outcome.failed + 1,
      details: [...(outcome.details ?? []), 'The tests did not tell which PostgreSQL they ran on.'],
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
