/** What the stream says of what lies beside cards (product/api.md#live): where something changed, nothing of what it says. */
import type { Beside } from '@portal/domain/applications/beside.ts';

export interface BesideEvent {
  cards: {
    id: number;
    what: Beside[];
    /** Where messages are among it: who has another number of them unread now, all readers or these. */
    unreadOf?: 'all' | number[];
    /** Who is in charge of the card, there too: their sum is another. */
    inCharge?: number[];
  }[];
}
