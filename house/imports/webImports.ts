import { CARD_NOUNS } from '../nouns.ts';

const SRC = 'apps/web/src/';
const BELOW_NOUNS = ['platform', 'ui'];

/** Order within the portal: main → screens → shell, nouns → platform → ui. Tests may look at everything. */
export function whyNotInWeb(from: string, to: string): string | undefined {
  if (!from.startsWith(SRC) || /\.test\.tsx?$/.test(from)) return undefined;
  const source = roomOf(from);
  const target = roomOf(to);
  if (source === target || isTop(source)) return undefined;
  if (isTop(target)) return 'nothing below imports the top';
  // What joins texts, network and parts of ui for every noun: the list with its views, the form that waits.
  if (source === 'platform' && target === 'ui') return undefined;
  if (BELOW_NOUNS.includes(source)) return `${source} knows neither nouns nor ${target}`;
  if (BELOW_NOUNS.includes(target)) return undefined;
  if (source === 'shell') return 'the shell knows no noun';
  if (target === 'shell') return 'nouns do not know the shell';
  if (target === 'applications' && CARD_NOUNS.includes(source)) return undefined;
  return 'a noun imports no other noun, except what the card shows imports the card (house/nouns.ts)';
}

/** Files directly in src: main.tsx, screens.tsx. */
const isTop = (room: string): boolean => room.includes('.');

const roomOf = (path: string): string => path.slice(SRC.length).split('/')[0] ?? '';
