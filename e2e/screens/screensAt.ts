import type { Facts } from './facts.ts';
import { SCREENS_TO_SEE } from './screensToSee.ts';
import { STAFF_NAMES } from '../story.ts';
import type { Reader, ScreenToSee } from './screenToSee.ts';
import { addressOf } from './seeing.ts';
import { heading } from './steps.ts';

export interface Wish {
  /** All screens of the table without it. */
  path: string | undefined;
  /** Who looks; without it whom the table names. */
  as: string | undefined;
  /** With all that opens over the screen. */
  over: boolean;
}

/** The entries of the table that a wish means; for an address that none has, one of its own with the states of its kind. */
export function screensAt({ path, as, over }: Wish, facts: Facts): readonly ScreenToSee[] {
  if (as !== undefined && !isReader(as)) throw new Error(`Nobody is called "${as}".`);
  const all = Object.values(SCREENS_TO_SEE).flat();
  const seenBy = (screen: ScreenToSee): ScreenToSee => ({ ...screen, by: as ?? screen.by });
  if (path === undefined) return all.map(seenBy);

  const at = `/${path.replace(/^\/?(B_Portal\/)?/, '')}`;
  const here = (screen: ScreenToSee): string => addressOf(screen, facts).replace('/B_Portal', '');
  const there = all.filter((screen) => here(screen) === at);
  // What opens over a screen may begin with other filters in its address.
  if (over) {
    const alike = all.filter((screen) => pathOf(here(screen)) === pathOf(at));
    if (alike.length > 0) return alike.map(seenBy);
  }
  const plain = there.find(({ steps, answers }) => !steps && !answers) ?? there.find(({ steps }) => !steps);
  if (plain) return [seenBy(plain)];
  const kind = all.find((screen) => !screen.steps && kindOf(here(screen)) === kindOf(at));
  return [seenBy({ name: at.slice(1), by: 'admin', ready: heading, ...kind, at })];
}

const isReader = (name: string): name is Reader => ['nobody', ...STAFF_NAMES].includes(name);
const pathOf = (at: string): string => at.split('?')[0] ?? '';
/** The address with any number for a number: another card is seen as that of the table. */
const kindOf = (at: string): string => at.replaceAll(/\d+/g, '0');
