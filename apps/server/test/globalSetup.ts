import type { TestProject } from 'vitest/node';
import { preparePglite } from './preparePglite.ts';
import { preparePostgres } from './preparePostgres.ts';

/** The engine that the tests run on, from `TEST_ENGINE`. */
export type TestEngine =
  | { engine: 'pglite'; dumpFile: string }
  | { engine: 'postgres'; serverUrl: string; template: string };

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

export interface Prepared {
  testEngine: TestEngine;
  cleanUp: () => Promise<void>;
}
