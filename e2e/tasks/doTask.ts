/** A task of docs/tasks.md as a story: done in a language and way by turns, and counted against what the page tells. */
import type { Page } from '@playwright/test';
import { byTurns } from '../byTurns.ts';
import { sayIn, type Say } from '../screens/say.ts';
import { DESK, expect, PHONE, test, type Language, type Portal, type StaffName } from '../story.ts';
import { handsOn, toldOf, type Way } from './handsOn.ts';

export const BOARD = '/B_Portal/requests/dashboard';
export const CARD = '[data-card-drawer]';

export interface Doing {
  portal: Portal;
  page: Page;
  say: Say;
  way: Way;
  isPhone: boolean;
  hands: ReturnType<typeof handsOn>;
}

const WAYS = byTurns([
  { language: 'en', way: 'keyboard' },
  { language: 'es', way: 'phone' },
  { language: 'es', way: 'keyboard' },
  { language: 'en', way: 'phone' },
] as const satisfies readonly { language: Language; way: Way }[]);

/** A task of the page, begun at `at`, done in the language and way whose turn it is. */
export function task(
  name: string,
  { by = 'manager', at = BOARD }: { by?: StaffName; at?: string },
  done: (doing: Doing) => Promise<void>,
) {
  for (const { language, way } of WAYS) {
    test(`${name} (${language}, ${way})`, async ({ portal }: { portal: Portal }) => {
      const viewport = way === 'phone' ? PHONE : DESK;
      const page = await portal.signedIn(by, { at, language, viewport });
      const hands = handsOn(page, way);
      await done({ portal, page, say: await sayIn(language), way, isPhone: way === 'phone', hands });
      expect(hands.count()).toBe(toldOf(name, way));
    });
  }
}

/**
 * A task of the page's second table, on a desk, in the language whose turn it is; begun signed out where nobody is named. By another in
 * each language where it can be done but once.
 */
export function deskTask(
  name: string,
  {
    by: person,
    at = BOARD,
  }: { by?: StaffName | Record<Language, StaffName>; at?: string | ((origin: string) => Promise<string>) },
  done: (doing: Doing) => Promise<void>,
) {
  for (const language of byTurns(['en', 'es'] as const)) {
    test(`${name} (${language}, desk)`, async ({ portal }: { portal: Portal }) => {
      const by = typeof person === 'object' ? person[language] : person;
      const address = typeof at === 'string' ? at : await at(portal.origin);
      const page = by ? await portal.signedIn(by, { at: address, language }) : await portal.visitor({ language });
      if (!by) await page.goto(address);
      const hands = handsOn(page, 'desk');
      await done({ portal, page, say: await sayIn(language), way: 'desk', isPhone: false, hands });
      expect(hands.count()).toBe(toldOf(name, 'desk'));
    });
  }
}

/** The words of a text of the portal. */
export const wordsOf = (text: RegExp): string => text.source.replaceAll(/^\^|\$$|\\/g, '');
