import type { Page } from '@playwright/test';
import { expect } from '../quickExpect.ts';
import type { Doing } from './doTask.ts';

/** The search has all its answers: until then a line may go, or another come to stand above it. */
export const expectAllFound = (page: Page): Promise<void> =>
  expect(page.locator('[role=dialog] output[aria-busy=false]')).toBeVisible();

/** Opens somebody or something by words that only it has; `line` is what its line says. */
export async function findFromAnywhere({ page, say, hands }: Doing, words: string, line: string | RegExp) {
  // Before its bar there is nothing that hears the key.
  await expect(page.getByRole('button', { name: say('search', 'title') })).toBeVisible();
  await hands.key('Control+k');
  await expect(page.getByRole('combobox', { name: say('search', 'label') })).toBeFocused();
  await hands.type(words);
  await expect(page.getByRole('option', { selected: true }).filter({ hasText: line })).toBeVisible();
  await expectAllFound(page);
  await hands.key('Enter');
}
