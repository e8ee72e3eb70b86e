import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** One change of regions after the other, to the end of the transaction: nobody has a row that could be locked. */
export const lockRegions = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('regions', 0))`.execute(db);

/** The same for who is whose spiritual child: a circle is closed by two who look at the same time. */
export const lockLeaderTree = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('spiritual children', 0))`.execute(db);
