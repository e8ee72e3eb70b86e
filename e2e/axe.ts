import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { allIsAsked } from '../apps/server/test/allIsAsked.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The small one: every page that is loaded anew reads it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules and best practices; what another theme can change; or, of what is no page of the portal, WCAG 2.2 AA. */
type Rules = keyof typeof ONLY;

const ONLY = {
  all: undefined,
  colours: ['color-contrast', 'link-in-text-block'],
  wcag: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** What opens over a screen, the card beside the board too; Escape closes it. */
export const OVER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * What axe finds on a page; of one with something open over it in what is open, since the rest has been looked at without,
 * unless all is asked for. Not in its frames: the mails in them run nothing, so axe would wait there for ever; a story
 * shows one alone instead.
 */
export async function defectsOf(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ over, options }) => {
      const open =
        over === undefined ? [] : [...document.querySelectorAll(over)].filter((each) => each.checkVisibility());
      return (await window.axe?.run(open.length > 0 ? { include: open } : document, options))?.violations ?? [];
    },
    {
      over: allIsAsked() ? undefined : OVER,
      options: {
        // Describing what is in order takes longer than looking at it.
        resultTypes: ['violations'],
        iframes: false,
        ...(ONLY[rules] && { runOnly: ONLY[rules] }),
      } satisfies axe.RunOptions,
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
