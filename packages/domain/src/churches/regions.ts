/** What an Ephesian has in charge, and how it changes hands: product/churches.md#regions. */
import { problem, type Problem } from '../problem.ts';
import { BOARD_STAGES, type BoardStage } from '../applications/stages.ts';

/** A country or a leader that is to be given: who had it when the reader looked, and who has it now. */
export interface Holding {
  seen: number | null;
  now: number | null;
}

/** Whether somebody changed it since the reader looked. */
export const isStale = (holdings: readonly Holding[]): boolean => holdings.some(({ seen, now }) => seen !== now);

/** `region.taken` for what another has, until it is said that it is to be taken over; what is taken away goes to nobody. */
export const whyNotGive = (now: number | null, to: number | null, takeOver: boolean): Problem[] =>
  now === null || to === null || now === to || takeOver ? [] : [problem('region.taken')];

/** Applications in these stages may follow the region: what is deactivated or not submitted stays as it was. */
export const FOLLOWS_REGION: readonly BoardStage[] = BOARD_STAGES.filter((stage) => stage !== 'REJECTED');

/**
 * `leader.circle` where somebody would become their own descendant: `line` is whoever is to be the parent, then the parent of
 * that one, and so on to the end.
 */
export const whyNotChildOf = (child: number, line: readonly number[]): Problem[] =>
  line.includes(child) ? [problem('leader.circle')] : [];
