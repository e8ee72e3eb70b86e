import { readdirSync } from 'node:fs';
import { hasItsTurn } from '../apps/server/test/turnOfRun.ts';

const ENDING = '.story.ts';

/** What the product stands or falls with is told in every run; and the screens, whose parts have turns of their own. */
export const ALWAYS: ReadonlySet<string> = new Set([
  'an-application-travels-from-submission-to-sent',
  'every-screen-is-seen',
  'two-people-move-the-same-card',
]);

/** Of the names of all stories those that are told when it is one's turn: a quarter, and what is told always. */
export const storiesTold = (
  names: readonly string[],
  isItsTurn: (index: number) => boolean = hasItsTurn,
): readonly string[] => names.filter((name, index) => ALWAYS.has(name) || isItsTurn(index));

/** The files of the stories that this run tells, from the project's root, and of how many. */
export function storiesOfThisRun(): { files: readonly string[]; of: number } {
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted();
  return { files: storiesTold(names).map((name) => `e2e/${name}${ENDING}`), of: names.length };
}
