/** What the board's stream says (architecture.md §3.9). There is no replay: on every connect the reader resyncs. */
import type { Card } from './applications.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';

export interface BoardEvent {
  /** Cards in the reader's reach as they are now. */
  cards: Card[];
  /** Ids that are no longer in the reader's reach. */
  gone: number[];
  /** Exact counts of the columns concerned, in the reader's reach. */
  counts: Partial<Record<BoardStage, number>>;
}
