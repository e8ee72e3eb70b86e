import { allIsAsked } from '../apps/server/test/allIsAsked.ts';
import { turnOfThisRun } from '../apps/server/test/turnOfRun.ts';

/** A story told in several ways (languages, lists): all of them with `--all`, otherwise the one whose turn it is at so many commits. */
export const byTurns = <T>(ways: readonly T[]): readonly T[] =>
  ways.filter((_, index) => allIsAsked() || index === turnOfThisRun() % ways.length);
