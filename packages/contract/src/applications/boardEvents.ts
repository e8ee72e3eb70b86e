/** What the portal's stream tells of the board (product/api.md#live). */
import type { Card, SentCard } from './card.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';

interface Told<C> {
  /** Cards in the reader's reach as they are now. */
  cards: C[];
  /** Ids that are no longer in the reader's reach. */
  gone: number[];
  /** Exact counts of the columns concerned, in the reader's reach. */
  counts: Partial<Record<BoardStage, number>>;
}

export type SentBoardEvent = Told<SentCard>;
/** One whose cards are whole again (fullCard.ts). */
export type BoardEvent = Told<Card>;
