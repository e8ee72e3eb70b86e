/** One request with what every request carries; a token that has expired is renewed once, silently. */
import { currentLanguage } from '../texts/i18n.ts';
import { noteReached } from './connection.ts';
import { activeRole } from '../session/activeRole.ts';
import { ConnectionFailure } from './refusals.ts';
import { renewedAccess } from './renewal.ts';
import { endSession, settledSession, userActedJustNow } from '../session/session.ts';

export interface Outgoing {
  method: string;
  /** Below `/api`. */
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
  /** Asked by the portal itself, whatever the user did just now: it keeps no session alive. */
  byItself?: boolean;
}

/** A proxy, or a server that is stopping, says so; the portal itself never does. */
const FROM_BETWEEN: readonly number[] = [502, 503, 504];

/** Answers whatever the server said, 401 only where there is no session. Fails with `ConnectionFailure`, or as aborted. */
export async function send(request: Outgoing): Promise<Response> {
  const session = await settledSession();
  const answer = await fetchOnce(request, session?.access);
  if (answer.status !== 401 || !session) return answer;
  const access = await renewedAccess(session.access);
  if (access === undefined) return answer;
  const second = await fetchOnce(request, access);
  if (second.status === 401) endSession('lapsed');
  return second;
}

async function fetchOnce(
  { method, path, headers, body, signal, byItself = false }: Outgoing,
  access: string | undefined,
): Promise<Response> {
  const role = activeRole();
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': currentLanguage(),
        ...(access === undefined ? {} : { Authorization: `Bearer ${access}` }),
        ...(access === undefined || role === undefined ? {} : { 'X-Role-Id': String(role) }),
        ...(!byItself && userActedJustNow() ? { 'X-User-Action': '1' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
      credentials: 'omit',
      cache: 'no-store',
    });
    noteReached(!FROM_BETWEEN.includes(answer.status));
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    noteReached(false);
    throw new ConnectionFailure(error);
  }
}
