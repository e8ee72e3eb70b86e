import { defineConfig } from 'vitest/config';
import { InOrder } from './test/inOrder.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database/globalSetup.ts'],
    // A worker keeps its modules, and in them its server, from file to file: see `buildTestServer`.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: InOrder },
    // What hangs ends here, and nothing else: how quick something is belongs to `bench/`. On the slowest machine met a test took
    // thirty times what it takes on a quiet one, and a limit that is nearer fails what is right.
    testTimeout: 600_000,
    hookTimeout: 900_000,
  },
});
