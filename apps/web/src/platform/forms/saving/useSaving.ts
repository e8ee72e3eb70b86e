import { useEffect, useMemo, useRef, useState } from 'react';
import { GivenUp, type Sending } from '../../network/untilAnswered.ts';

/** After the last key what was typed is sent. */
const STEP_MS = 700;

export type Saving = 'saved' | 'saving' | 'waiting' | { failed: unknown };

/** One call that brings the server something of what it lacks. */
export interface Step {
  /** Sends it until it is answered (untilAnswered.ts), and takes the answer. */
  bring: (sending: Sending) => Promise<void>;
  /** Takes what the server refused about it; false: nothing can be done here, and saving stops. */
  refused: (error: unknown) => boolean;
}

interface Unsent {
  /** The next that is to be sent; nothing where the server has all that it takes. */
  next: () => Step | undefined;
  /** Keeps in the window what the server does not have. */
  note: () => void;
  /** Whether the server has everything. */
  isSettled: () => boolean;
}

/**
 * Saves what is typed while it is typed, one call after the other: a moment after the last key, after a reload, when the
 * screen is left, and when the connection is back. `settle` sends all at once and answers whether the server has everything.
 */
export function useSaving(unsent: Unsent) {
  const [saving, setSaving] = useState<Saving>('saved');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const acts = useMemo(() => {
    const { next, note, isSettled } = unsent;
    async function sendAll(): Promise<void> {
      for (let step = next(); step; step = next()) {
        setSaving('saving');
        try {
          const signal = new AbortController().signal;
          await step.bring({ signal, onWaiting: () => setSaving('waiting') });
        } catch (error) {
          if (error instanceof GivenUp) return;
          if (!step.refused(error)) {
            setSaving({ failed: error });
            return;
          }
        }
        note();
      }
      setSaving('saved');
    }
    const send = (): Promise<void> => {
      clearTimeout(timer.current);
      running.current ??= sendAll().finally(() => {
        running.current = undefined;
      });
      return running.current;
    };
    return {
      send,
      /** Something was typed. */
      typed() {
        note();
        // From the first key on the server no longer has everything.
        setSaving((now) => (now === 'saved' ? 'saving' : now));
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void send(), STEP_MS);
      },
      async settle(): Promise<boolean> {
        await send();
        return isSettled();
      },
    };
  }, [unsent]);

  // What a reload brought back, and what was typed when the screen is left.
  useEffect(() => {
    void acts.send();
    return () => void acts.send();
  }, [acts]);

  return { saving, ...acts };
}
