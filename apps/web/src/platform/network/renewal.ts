/** Exchanges the refresh token for a new pair of tokens: one tab does it for all. */
import type { Tokens } from '@portal/contract/sessions.ts';
import { ENDPOINTS } from 'virtual:endpoints';
import { noteReached } from './connection.ts';
import { withLock } from '../session/locks.ts';
import { ConnectionFailure } from './refusals.ts';
import { endSession, findSession, renewSession, settledSession, type Session } from '../session/session.ts';

/**
 * An access token newer than `stale`: another tab's, or a new one. Nothing where the session is over, which is then
 * ended here too. Without an answer `ConnectionFailure`, and the session stays: the next try uses the same key, so that
 * an answer lost on the way is not taken for theft.
 */
export const renewedAccess = (stale: string): Promise<string | undefined> =>
  withLock(async () => {
    const session = await settledSession();
    if (!session) return undefined;
    if (session.access !== stale) return session.access;
    const tokens = await trade(session);
    if (tokens) renewSession(session, tokens);
    else if (findSession()?.refresh === session.refresh) endSession('lapsed');
    return findSession()?.access;
  });

async function trade({ refresh, renewal }: Session): Promise<Tokens | undefined> {
  const { method, path } = ENDPOINTS.createToken;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': renewal },
      body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refresh }),
      credentials: 'omit',
    });
  } catch (error) {
    noteReached(false);
    throw new ConnectionFailure(error);
  }
  // Only a refusal says that the session is over; an overloaded or failing server does not.
  if (answer.status === 429 || answer.status >= 500) throw new ConnectionFailure();
  return answer.ok ? ((await answer.json()) as Tokens) : undefined;
}
