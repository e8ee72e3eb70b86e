import { useEffect, useEffectEvent, useState } from 'react';
import { onceBack } from '../../../platform/network/connection.ts';
import { canKeep } from './deviceStore.ts';
import { dropAct, keepAct, listActs, merged, type KeptAct } from './actQueue.ts';

/** What is kept of acts on this device, as the disk has it: read whole once, and followed act by act. */
export function useActs() {
  const [read, setActs] = useState<readonly KeptAct[]>();
  const acts = read ?? [];
  const tell = (act: KeptAct) => setActs((found) => merged(found, [act]));
  useEffect(() => {
    // What was done while the disk was read may not be in what was read.
    void listActs().then((found) => setActs((told) => merged(found, told)));
  }, []);
  return {
    /** False until the disk was read: whatever is kept is not told to be sent. */
    isRead: read !== undefined,
    unsent: acts.filter(({ refused }) => !refused),
    refused: acts.filter(({ refused }) => refused),
    /** All of them, read anew: another page may have kept or sent some. */
    renew: async () => {
      const found = await listActs();
      setActs(found);
      return found;
    },
    /** One that is on the disk already. */
    tell,
    keep: async (act: KeptAct) => {
      await keepAct(act);
      tell(act);
    },
    drop: async (key: string) => {
      await dropAct(key);
      setActs((found) => found?.filter((act) => act.key !== key));
    },
  };
}
const AGAIN_MS = 15_000;

/**
 * Sends again at once when something is left from before, when the connection is back, and now and then. Where the browser
 * keeps nothing whoever leaves the page is asked.
 */
export function useUntilSent(unsent: number, sendAgain: () => void): void {
  const again = useEffectEvent(sendAgain);
  const isAny = unsent > 0;
  useEffect(() => {
    if (!isAny) return undefined;
    let stop = () => undefined as void;
    const wait = () => {
      stop = onceBack(() => {
        again();
        wait();
      });
    };
    wait();
    const first = setTimeout(() => again(), 0);
    const timer = setInterval(() => again(), AGAIN_MS);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!canKeep()) addEventListener('beforeunload', ask);
    return () => {
      stop();
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener('beforeunload', ask);
    };
  }, [isAny]);
}
