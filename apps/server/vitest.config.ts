import { defineConfig } from 'vitest/config';

// What is true of one engine only lies in files that say so; all others run on both.
const otherEngine = process.env['TEST_ENGINE'] === 'postgres' ? 'pglite' : 'postgres';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [`**/*.${otherEngine}.test.ts`],
    globalSetup: ['test/globalSetup.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
