import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';
import { runVitest } from './vitest.ts';

/**
 * The server's tests on one engine. `apps/server/test/globalSetup.ts` reads TEST_ENGINE and writes into the file named by
 * TEST_ENGINE_REPORT which engine it met, in words; a run that names none proves nothing about the engine and fails.
 */
export async function runServerTests(engine: 'pglite' | 'postgres'): Promise<Outcome> {
  const scratch = mkdtempSync(join(tmpdir(), 'portal-engine-'));
  const engineFile = join(scratch, 'engine');
  try {
    const outcome = await runVitest('apps/server', { TEST_ENGINE: engine, TEST_ENGINE_REPORT: engineFile });
    if (existsSync(engineFile)) return { ...outcome, ranOn: readFileSync(engineFile, 'utf8').trim() };
    return {
      ...outcome,
      failed: outcome.failed + 1,
      details: [...(outcome.details ?? []), `The tests did not tell that they ran on ${engine}.`],
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
