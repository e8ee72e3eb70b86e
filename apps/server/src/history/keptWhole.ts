import { sql } from 'kysely';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refuseStale } from '../platform/http/refusal.ts';
import { STAFF_NAME } from './listHistory.ts';

interface Kept<Content> {
  version: number;
  content: Content;
  savedAt: string;
  /** Null: as the portal came. */
  savedBy: string | null;
}

/**
 * What is kept as a whole, so that order and content never part: each saving is another row of its table (version, content,
 * saved_at, saved_by), the newest is in use, the older ones are its history. `save` is refused as `record.stale`, with what `present` answers, when others were saved since the version that was read.
 */
export const keptWhole = <Content>(table: keyof Tables, column: string) => {
  const read = async (db: Db): Promise<Kept<Content>> => {
    const { rows } = await sql<{ version: number; content: Content; saved_at: Date; by_name: string | null }>`
      select version, ${sql.ref(column)} as content, saved_at, ${STAFF_NAME} ${sql.ref(`${table}.saved_by`)}) as by_name
      from ${sql.table(table)} order by version desc limit 1`.execute(db);
    const [row] = rows;
    if (!row) throw new Error(`The portal comes with a row of ${table}.`);
    return { version: row.version, content: row.content, savedAt: row.saved_at.toISOString(), savedBy: row.by_name };
  };

  const save = async (
    { db, actor, now }: Pick<StaffContext, 'db' | 'actor' | 'now'>,
    {
      seen,
      content,
      present,
    }: { seen: number; content: (before: Content) => Content; present: () => Promise<unknown> },
  ): Promise<void> => {
    const before = await read(db);
    await refuseStale({ seen, now: before.version }, present);
    // Two at once take the same number: the table's key lets one of them in; the other's is the next.
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (version, ${sql.ref(column)}, saved_at, saved_by)
      values (${seen + 1}, ${JSON.stringify(content(before.content))}::jsonb, ${now}, ${actor.userId})
      on conflict do nothing`.execute(db);
    await refuseStale({ seen, now: numAffectedRows === 0n ? seen + 1 : seen }, present);
  };

  /** All that it was: the newest first, from `before` downwards. */
  const versions = async (db: Db, { before, limit }: { before?: number | undefined; limit: number }) => {
    const { rows } = await sql<{ version: number; content: Content; saved_at: Date; by_name: string | null }>`
      select version, ${sql.ref(column)} as content, saved_at, ${STAFF_NAME} ${sql.ref(`${table}.saved_by`)}) as by_name
      from ${sql.table(table)} where ${before === undefined ? sql`true` : sql`version < ${before}`}
      order by version desc limit ${limit}`.execute(db);
    return rows.map(({ version, content, saved_at: at, by_name: by }) => ({
      version,
      content,
      at: by === null ? null : at.toISOString(),
      by,
    }));
  };

  return { read, save, versions };
};
