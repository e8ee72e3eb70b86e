import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { Change } from '../platform/realtime/topic.ts';

/** What every process hears. */
export const REPORT_CHANNEL = 'portal_reports';

/** Tells open pages, once the act is committed, that a report of the church is another. */
export async function announceReport(
  { db }: { db: Db },
  { church_id: id }: Readonly<{ church_id: number }>,
): Promise<void> {
  // Who sees the church is read by whoever hears it, once for all readers.
  const change: Change<never> = { id, before: null, after: null };
  await sql`select pg_notify(${REPORT_CHANNEL}, ${JSON.stringify(change)})`.execute(db);
}
