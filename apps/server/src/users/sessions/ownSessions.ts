import type { OpenSession } from '@portal/contract/sessions.ts';
import type { ownAccountEndpoints } from '@portal/contract/users/ownAccount.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import { listOpenSessions } from '../../sessions/openSessions.ts';
import { endOneSession } from './endOneSession.ts';

/** Where the user is signed in, the last used first. */
export const listOwnSessions = (context: StaffContext): Promise<OpenSession[]> =>
  listOpenSessions(context, { realm: 'staff', accountId: context.actor.userId });

/** Ends one session of the user, the present one too: that is signing out. One that is another's or has ended is not found. */
export async function endOwnSession(
  context: StaffContext,
  { params }: InputOf<typeof ownAccountEndpoints.endOwnSession>,
): Promise<null> {
  return endOneSession(context, context.actor.userId, params.sessionId);
}

/** Ends every session of the user but the one of this request; answers how many. */
export async function endOtherSessions(context: StaffContext): Promise<{ ended: number }> {
  const { actor } = context;
  const others = (await listOwnSessions(context)).filter(({ current }) => !current);
  const { length: ended } = others;
  if (ended > 0) await record(context, { noun: 'users', id: actor.userId, kind: 'sessionsEnded', detail: { ended } });
  await endSessions(context, { realm: 'staff', accountId: actor.userId, except: actor.sessionId });
  return { ended };
}
