import type { ClientContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import '../applications/applications.tables.ts';

/** The corrections of the client's own application that staff have not accepted yet, in the order they were asked. */
export async function listOwnCorrections({ db, actor }: ClientContext, applicationId: number) {
  const own = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', applicationId)
    .where('client_account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!own) throw notFound();
  const rows = await db
    .selectFrom('correction')
    .select(['id', 'field_key', 'message', 'state', 'round', 'asked_at'])
    .where('application_id', '=', applicationId)
    .where('state', '<>', 'ACCEPTED')
    .orderBy('id')
    .execute();
  return rows.map(({ field_key, asked_at, ...row }) => ({ ...row, field: field_key, askedAt: asked_at.toISOString() }));
}
