/** One tab at a time. */
const NAME = 'portal-session';

/**
 * Runs `act` while no other tab runs one. Without Web Locks (plain http away from localhost) it just runs: the
 * renewal's key is shared by all tabs, so the server gives all of them the same successor.
 */
export async function withLock<T>(act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request(NAME, act);
}
