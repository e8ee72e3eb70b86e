import type { StaffActor, StaffContext } from '../platform/http/context.ts';
import './clients.tables.ts';

/** What may be done to a client's account, with what is kept of it: ids and codes, never what a field held. */
interface Kinds {
  updated: { fields: readonly string[] };
  statusChanged: { from: string; to: string };
  /** A link went to another address; `emailChanged` follows when it is used. */
  emailAsked: Record<string, never>;
  emailChanged: Record<string, never>;
  activationSent: Record<string, never>;
  reminded: { waits: string };
}

/** Notes who did what to a client's account, in the act's transaction; no actor is the client. */
export async function recordClientChange<K extends keyof Kinds>(
  { db, actor, now }: Pick<StaffContext, 'db' | 'now'> & { actor: Pick<StaffActor, 'userId'> | null },
  accountId: number,
  kind: K,
  detail: Kinds[K],
): Promise<void> {
  await db
    .insertInto('client_history')
    .values({ account_id: accountId, kind, at: now, actor_id: actor?.userId ?? null, detail: JSON.stringify(detail) })
    .execute();
}
