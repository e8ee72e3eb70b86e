import { useState } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { presentOf } from '../../platform/network/api.ts';

/**
 * The card as whoever acts upon it in a dialog last saw it: as it was opened, and after a refusal because somebody else
 * changed it first (`move.stale`), as that refusal told it. The next try is upon that.
 */
export function useSeenCard<Shown extends Pick<Card, 'id' | 'status' | 'version'>>(card: Shown) {
  const [fresh, setFresh] = useState<Card>();
  const seen = fresh && fresh.version > card.version ? fresh : card;
  const taken = (error: unknown): Card | undefined => {
    const present = presentOf('moveApplication', error);
    if (present) setFresh(present);
    return present;
  };
  return { seen, taken };
}
