/** The engine that the tests run on, from `TEST_ENGINE`. */
export type TestEngine =
  | { engine: 'pglite'; dumpFile: string }
  | { engine: 'postgres'; serverUrl: string; template: string };

export interface Prepared {
  testEngine: TestEngine;
  cleanUp: () => Promise<void>;
}
