import { useState } from 'react';
import { presentOf, type NameWithPresent, type Present } from '../network/api.ts';

/**
 * A record as whoever acts upon it last saw it. Where somebody else changed it first (`record.stale`), `seen` is what it is
 * now, so that the next try is upon that, and `taken` is told of it.
 */
export function useSeenRecord<Name extends NameWithPresent, Shown>(
  endpoint: Name,
  record: Shown,
  taken: (present: Present<Name>) => void,
) {
  const [seen, setSeen] = useState<Present<Name> | Shown>(record);
  const upon = <Answer>(sent: Promise<Answer>): Promise<Answer> =>
    sent.catch((error: unknown) => {
      const present = presentOf(endpoint, error);
      if (present !== undefined) {
        setSeen(present);
        taken(present);
      }
      throw error;
    });
  return { seen, upon };
}
