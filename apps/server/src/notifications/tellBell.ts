import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { Change } from '../platform/realtime/topic.ts';

/** On which open pages hear that somebody's notices are others; `tell_notice` of the database announces on it as well. */
export const NOTICE_CHANNEL = 'notices';

/** Whose bell it is. */
export interface BellSight {
  user: number;
}

/** Tells the open pages of one that their notices are others. */
export async function tellBell(db: Db, user: number): Promise<void> {
  const change: Change<BellSight> = { id: user, before: { user }, after: { user } };
  await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify(change)})`.execute(db);
}
