import { allIsAsked } from '../allIsAsked.ts';

/** The whole run sends everything everywhere, in some minutes; in the quick one fields and endpoints take turns. */
const TURNS = allIsAsked() ? 1 : 10;

/** Those of a list whose turn it is, so that over neighbouring turns each comes once; and those that always come. */
export const inTurn = <T>(list: readonly T[], turn: number, always: (each: T) => boolean = () => false): T[] =>
  list.filter((each, index) => (index + turn) % TURNS === 0 || always(each));
