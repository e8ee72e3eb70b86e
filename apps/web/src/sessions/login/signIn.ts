import type { ClientCode, ErrorCode } from '@portal/contract/errors.ts';
import type { SecondStep } from '@portal/contract/sessions.ts';
import { call } from '../../platform/network/api.ts';
import { ApiRefusal, ConnectionFailure } from '../../platform/network/refusals.ts';
import { beginSession } from '../../platform/session/session.ts';

export interface SignInFailure {
  code: ErrorCode | ClientCode;
  /** Where only a helper can make something of it. */
  error?: unknown;
}

interface Given {
  username: string;
  password: string;
  remember: boolean;
}

/**
 * Signs in; the frame opens by itself when the session has begun. Answers what was refused, or the step of a second factor
 * that is asked for; never throws.
 */
export async function signIn({ username, password, remember }: Given): Promise<SignInFailure | SecondStep | undefined> {
  try {
    const answer = await call('createToken', { body: { grant_type: 'password', username, password, remember } });
    if ('step' in answer) return answer;
    await beginSession(answer, remember);
    return undefined;
  } catch (error) {
    if (error instanceof ConnectionFailure) return { code: 'login.connectivity' };
    if (!(error instanceof ApiRefusal)) return { code: 'GE200', error };
    const code = error.codes[0] ?? 'GE200';
    const expected = code.startsWith('login.');
    return expected ? { code } : { code, error };
  }
}
