import type { Page } from '@playwright/test';

/** A clock that was told an instant already past would refuse it, and a busy machine takes its time to tell. */
const AHEAD_MS = 10_000;

/** From here on the clock of a page, installed before, stands still. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + AHEAD_MS);
