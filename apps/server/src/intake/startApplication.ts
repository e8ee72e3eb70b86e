import type { ClientContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import '../applications/applications.tables.ts';

/** Starts an application; while one is unfinished another is `application.open`, also for two taps at once. */
export async function startApplication({ db, actor, now }: ClientContext): Promise<number> {
  const made = await db
    .insertInto('application')
    .values({ client_account_id: actor.accountId, status: 'UNFINISHED', stage_entered_at: now, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw refusal('application.open');
  return made.id;
}
