import type { Locator } from '@playwright/test';
import { expect } from './quickExpect.ts';

/**
 * The focus has come into what was opened. It comes a moment after it is seen: a key pressed sooner would go to what is
 * behind, and a focus put somewhere sooner would be taken away again.
 */
export const expectFocusIn = (opened: Locator): Promise<void> =>
  expect.poll(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
