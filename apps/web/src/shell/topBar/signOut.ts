import { call } from '../../platform/network/api.ts';
import { endSession } from '../../platform/session/session.ts';

const WAIT_MS = 3_000;

/** Ends the session on the server, then here and in all tabs; without an answer it ends here all the same. */
export async function signOut(): Promise<void> {
  await call('signOut', { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => undefined);
  endSession('asked');
}
