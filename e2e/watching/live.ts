import type { Page } from '@playwright/test';
import { expect } from '../quickExpect.ts';

/**
 * Whether the board of a page that is loaded from here on reads the portal's stream and has asked anew for what it shows, as it
 * does on every connection: what a story opens from then on is not drawn anew by that.
 */
export function watchLive(page: Page): () => Promise<void> {
  let isConnected = false;
  let isLive = false;
  page.on('response', (answer) => {
    isConnected ||= answer.url().endsWith('/business/stream');
  });
  page.on('request', (request) => {
    isLive ||= isConnected && request.url().includes('/business/request/board');
  });
  return () => expect.poll(() => isLive).toBe(true);
}
