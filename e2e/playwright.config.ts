import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results',
  // The stories share one server and its counters, and the machine has two cores.
  workers: 1,
  timeout: 60_000,
  // Two cores, shared with the server and its database.
  expect: { timeout: 10_000 },
  // A story that passes at the second try hides a race.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        '--no-first-run',
        // Chromium refuses its sandbox to root.
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
