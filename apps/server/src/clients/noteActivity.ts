import type { ClientContext } from '../platform/http/context.ts';
import '../sessions/sessions.tables.ts';

const ACTIVITY_MS = 60_000;

type Active = Pick<ClientContext, 'db' | 'actor' | 'now'>;

/** Notes that a client worked on a form or a correction, at most once a minute: it only has to be right to that. */
export async function noteActivity(context: Active): Promise<void> {
  await activity(context).execute();
}

/** That, as a part of a statement. */
export const activity = ({ db, actor, now }: Active) =>
  db
    .updateTable('client_account')
    .set({ last_active_at: now })
    .where('id', '=', actor.accountId)
    .where('last_active_at', '<=', new Date(now.getTime() - ACTIVITY_MS));
