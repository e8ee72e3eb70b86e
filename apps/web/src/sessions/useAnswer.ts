import { useCallback, useEffect, useRef, useState } from 'react';
import { onceBack } from '../platform/network/connection.ts';
import { ConnectionFailure } from '../platform/network/refusals.ts';

/**
 * Asks once when the page opens; after a failure again on demand, and by itself when a lost connection is back. For
 * pages outside of the frame, which have no cache.
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [question] = useState(() => ask);
  const [told, setTold] = useState<{ answer?: Answer; error?: unknown; busy: boolean }>({ busy: true });
  const latest = useRef(0);

  const look = useCallback(() => {
    latest.current += 1;
    const mine = latest.current;
    const tell = (now: { answer?: Answer; error?: unknown }) => {
      if (latest.current === mine) setTold({ ...now, busy: false });
    };
    question().then(
      (answer) => tell({ answer }),
      (error: unknown) => tell({ error }),
    );
  }, [question]);

  useEffect(() => {
    look();
    return () => {
      latest.current += 1;
    };
  }, [look]);

  const again = useCallback(() => {
    setTold((before) => ({ ...before, busy: true }));
    look();
  }, [look]);
  const isLost = told.error instanceof ConnectionFailure;
  useEffect(() => (isLost ? onceBack(again) : undefined), [isLost, again]);
  return { ...told, again };
}
