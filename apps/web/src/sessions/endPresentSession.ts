import { call } from '../platform/network/api.ts';
import { endSession, findSession } from '../platform/session/session.ts';

const WAIT_MS = 3_000;

/** A new password ends all sessions: also the one of this browser, be it another user's. */
export async function endPresentSession(): Promise<void> {
  if (!findSession()) return;
  await call('signOut', { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => undefined);
  endSession('asked');
}
