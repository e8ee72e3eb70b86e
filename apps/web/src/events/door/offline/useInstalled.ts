import { useEffect } from 'react';
import { useSignedIn } from '../../../platform/session/actor.ts';
import { keepMe } from './keptMe.ts';

const WORKER = '/B_Portal/door-worker.js';
const SCOPE = '/B_Portal/events/check-in';

/** Keeps the door's page on the device, so that it opens without network, and who keeps the door. */
export function useInstalled(): void {
  const { me } = useSignedIn();
  useEffect(() => keepMe(me), [me]);
  useEffect(() => {
    // Only with https, and not while developing: the code then comes from elsewhere.
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    void register().catch(() => undefined);
  }, []);
}

async function register(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  // A page of the new build lets the new worker take over; it is up to that one whether another page still needs the old files.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  waiting?.postMessage(__BUILD__);
}
