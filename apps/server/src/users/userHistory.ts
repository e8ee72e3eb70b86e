import type { StaffActor, StaffContext } from '../platform/http/context.ts';
import './users.tables.ts';

/** What may be done to an account, with what is kept of it: ids and codes, never what a field held. */
interface Kinds {
  created: { roles: readonly number[] };
  updated: { fields: readonly string[]; rolesAdded: readonly number[]; rolesRemoved: readonly number[] };
  statusChanged: { from: string; to: string };
  invited: Record<string, never>;
  /** By the owner or by an administrator. */
  sessionsEnded: { ended: number };
  /** The owner followed the invitation and set the first password. */
  accepted: { termsVersion: string };
  /** By the owner: who knew the password of before, and who followed the mailed link. */
  passwordChanged: Record<string, never>;
  passwordReset: Record<string, never>;
  /** By the owner or by who manages users; whoever follows the link mailed to the new address confirms it. */
  emailAsked: Record<string, never>;
  emailConfirmed: Record<string, never>;
  /** The account is closed and its applications go to others; `removed` follows after the last. */
  removalStarted: { applications: number; regions: number; heirs: Readonly<Record<string, number>> };
  removed: Record<string, never>;
}

/** Notes who did what to an account, in the act's transaction; no actor is the command line. */
export async function recordUserChange<K extends keyof Kinds>(
  { db, actor, now }: Pick<StaffContext, 'db' | 'now'> & { actor: Pick<StaffActor, 'userId'> | null },
  userId: number,
  kind: K,
  detail: Kinds[K],
): Promise<void> {
  await db
    .insertInto('user_history')
    .values({ user_id: userId, kind, at: now, actor_id: actor?.userId ?? null, detail: JSON.stringify(detail) })
    .execute();
}
