import type { TestProject } from 'vitest/node';
import type { TestEngine } from './testEngine.ts';
import { preparePglite } from './preparePglite.ts';
import { preparePostgres } from './preparePostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testEngine: TestEngine;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const engine = process.env['TEST_ENGINE'] ?? 'pglite';
  if (engine !== 'pglite' && engine !== 'postgres') {
    throw new Error(`TEST_ENGINE is pglite or postgres, not ${engine}.`);
  }
  const { testEngine, cleanUp } = engine === 'pglite' ? await preparePglite() : await preparePostgres();
  provide('testEngine', testEngine);
  return cleanUp;
}
