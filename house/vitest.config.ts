import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: '..',
    include: ['house/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    // A database that starts inside a test takes seconds on a busy machine.
    testTimeout: 30_000,
  },
});
