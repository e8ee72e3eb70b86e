import { noteActivity } from '../clients/noteActivity.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import '../applications/applications.tables.ts';

/** Starts an application; while one is unfinished another is `application.open`, also for two taps at once. */
export async function startApplication(context: ClientContext): Promise<number> {
  const { db, actor, now } = context;
  const made = await db
    .insertInto('application')
    .values({ client_account_id: actor.accountId, status: 'UNFINISHED', stage_entered_at: now, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw refusal('application.open');
  await noteActivity(context);
  return made.id;
}
