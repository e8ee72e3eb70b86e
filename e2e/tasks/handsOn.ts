/** The tasks of docs/tasks.md, and hands that count what each takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../quickExpect.ts';

/** On a desk by mouse and keys, whichever is shorter. */
export type Way = 'keyboard' | 'phone' | 'desk';

const COLUMN: Readonly<Record<Way, number>> = { keyboard: 2, phone: 3, desk: 3 };
const PAGE = join(import.meta.dirname, '../../docs/tasks.md');

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
 * What a person does to a page: keys and presses are counted, a word that is typed and, by keyboard, going to a control by Tab
 * or to an entry by arrows are not.
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
    /** A press or click; by keyboard the focus goes there, and Enter. */
    async press(control: Locator) {
      count += 1;
      await expect(control).toBeVisible();
      if (way !== 'keyboard') return control.click();
      // An act that has just ended may give the focus back a moment later.
      await expect(async () => {
        await control.focus();
        await expect(control).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('Enter');
    },
    /** Makes a choice among others or ticks a box: a press, or the space bar. */
    async tick(choice: Locator) {
      count += 1;
      if (way !== 'keyboard') await choice.click();
      else await choice.press('Space');
      await expect(choice).toBeChecked();
    },
    /**
     * An entry of a menu of the browser's own: a press on a phone; by keyboard arrows lead to it; on a desk a click opens it, its
     * first letters lead to the entry and Enter takes it, the letters alone where the focus is there.
     */
    async select(menu: Locator, label: string) {
      if (way !== 'keyboard') {
        const isThere = await menu.evaluate((element) => element === document.activeElement);
        count += way === 'phone' ? 1 : isThere ? 0 : 2;
        await menu.selectOption({ label });
        return;
      }
      const chosen = () => menu.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);
      await menu.focus();
      while ((await chosen()) !== label) await page.keyboard.press('ArrowDown');
    },
    /** Words into a field: a press into it on a phone or a desk, where the focus is not there already. */
    async write(into: Locator, words: string) {
      await expect(into).toBeVisible();
      const isThere = await into.evaluate((element) => element === document.activeElement);
      if (way !== 'keyboard' && !isThere) {
        count += 1;
        await into.click();
      } else await into.focus();
      await page.keyboard.type(words);
      await expect(into).toHaveValue(words);
    },
    async type(words: string) {
      await page.keyboard.type(words);
    },
  };
}
