import { useEffect, useEffectEvent, useState } from 'react';
import type { Door } from '@portal/contract/events/checkIn.ts';
import { isReached, onceBack } from '../../../platform/network/connection.ts';
import { findKeptList, takeListAlong, type KeptList } from './keptList.ts';

/** So old a list may become while there is a network. */
const AGAIN_MS = 5 * 60_000;

/**
 * The list of a door on this device: the kept one at once, and anew when the door is opened, now and then, and when the
 * connection is back. `ahead`: of the device's clock, in milliseconds. Nothing until one is there.
 */
export function useKeptList(door: Door, ahead: number): KeptList | undefined {
  const [list, setList] = useState<KeptList>();
  const take = useEffectEvent(async () => {
    // Without network the kept one is all there is; whom the event no longer has one for keeps none.
    if (isReached()) await takeListAlong(door, ahead).then(setList, () => undefined);
  });
  const { id } = door;
  useEffect(() => {
    let isOpen = true;
    const find = async () => {
      const kept = await findKeptList(id);
      if (isOpen) setList((now) => now ?? kept);
    };
    void find();
    void take();
    const timer = setInterval(() => void take(), AGAIN_MS);
    let stop = () => undefined as void;
    const wait = () => {
      stop = onceBack(() => {
        void take();
        wait();
      });
    };
    wait();
    return () => {
      isOpen = false;
      clearInterval(timer);
      stop();
    };
  }, [id]);
  return list;
}
