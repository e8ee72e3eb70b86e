import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;
// In a locale without UTF-8 Chromium saves nothing under a name of other letters than English ones.
process.env['LC_ALL'] ??= 'C.UTF-8';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  globalSetup: './startPortal.ts',
  outputDir: '../test-results',
  // Each file has a portal of its own, and its stories run one after the other. As many as cores: a third made each take
  // three times as long.
  workers: 2,
  // Two cores, shared with the servers, their databases and each other: far more than a story needs.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // What passes at the second try only is named by the run, which lets few of them through (scripts/testing/browserStories.ts).
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  // No trace is kept, since keeping it costs a fifth of the time; `--trace on` does when a story needs looking into.
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        '--no-first-run',
        // A page of a story is gone before what is optimized in it is used: that took a tenth of the time.
        '--js-flags=--no-turbofan --no-maglev',
        // Chromium refuses its sandbox to root.
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
