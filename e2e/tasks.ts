/** The tasks of docs/tasks.md, and hands that count what each takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from './quickExpect.ts';

export type Way = 'keyboard' | 'phone';

const COLUMN: Readonly<Record<Way, number>> = { keyboard: 2, phone: 3 };
const PAGE = join(import.meta.dirname, '../docs/tasks.md');

/** How many keys or presses the page tells of a task: the number at the end of its cell. */
export function toldOf(task: string, way: Way): number {
  const row = readFileSync(PAGE, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${task} |`));
  const count = /: (\d+)$/.exec((row?.split('|')[COLUMN[way]] ?? '').trim())?.[1];
  if (count === undefined) throw new Error(`docs/tasks.md does not tell how much “${task}” takes by ${way}.`);
  return Number(count);
}

/**
 * What a person does to a page: keys and presses are counted, a word that is typed and going to a control by Tab or to an entry
 * by arrows are not.
 */
export function handsOn(page: Page, way: Way) {
  let count = 0;
  return {
    count: () => count,
    /** A key, wherever the focus is. */
    async key(name: string) {
      count += 1;
      await page.keyboard.press(name);
    },
    /** A press on a phone; by keyboard the focus goes there, and Enter. */
    async press(control: Locator) {
      count += 1;
      await expect(control).toBeVisible();
      if (way === 'phone') return control.click();
      await control.focus();
      await expect(control).toBeFocused();
      await page.keyboard.press('Enter');
    },
    async type(words: string) {
      await page.keyboard.type(words);
    },
  };
}
