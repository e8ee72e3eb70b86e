import { useCallback, useEffect, useRef, useState } from 'react';
import { GivenUp, type Sending } from '../network/untilAnswered.ts';

export interface Wait {
  /** `waiting` for the connection to send again by itself; `stopped` when that was given up. */
  is: 'waiting' | 'stopped';
  mayHaveArrived: boolean;
}

export type Perform = <Answer>(act: (sending: Sending) => Promise<Answer>) => Promise<Answer>;

/** Tells how acts fare that wait for the connection, and gives them up with whoever asked for them. */
export function useSending() {
  const [wait, setWait] = useState<Wait>();
  const present = useRef(new Set<AbortController>());
  const giveUp = useCallback(() => present.current.forEach((one) => one.abort()), []);
  useEffect(() => giveUp, [giveUp]);

  const perform: Perform = useCallback(async (act) => {
    const own = new AbortController();
    present.current.add(own);
    setWait(undefined);
    const sending: Sending = { signal: own.signal, onWaiting: (tries) => setWait({ is: 'waiting', ...tries }) };
    try {
      const answer = await act(sending);
      setWait(undefined);
      return answer;
    } catch (error) {
      setWait(error instanceof GivenUp ? { is: 'stopped', mayHaveArrived: error.mayHaveArrived } : undefined);
      throw error;
    } finally {
      present.current.delete(own);
    }
  }, []);
  return { perform, wait, giveUp };
}
