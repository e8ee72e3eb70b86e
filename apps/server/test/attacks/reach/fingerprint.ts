/** Whether anything was written: one hash a table. */
import { sql } from 'kysely';
import type { Database } from '../../../src/platform/database/database.ts';

/** A session is touched by whoever asks, whatever comes of it. */
const TOUCHED = ['session'];

type Fingerprint = Readonly<Record<string, string>>;

export const fingerprintOf = (database: Pick<Database, 'read'>): Promise<Fingerprint> =>
  database.read(async (db) => {
    const { rows } = await sql<{ name: string; hash: string }>`
      select table_name as name, (xpath('/row/h/text()', query_to_xml(format(
        'select md5(coalesce(string_agg(md5(r::text), '''' order by md5(r::text)), '''')) as h from %I r', table_name
      ), false, true, '')))[1]::text as hash
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${TOUCHED})`.execute(db);
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
  });

/** The tables in which something was written between two of them. */
export const changedBetween = (before: Fingerprint, after: Fingerprint): string[] =>
  Object.keys(after).filter((table) => after[table] !== before[table]);
