/** Everything that hangs on some records, along the database's own keys, as `hangsOn.ts` reads them. */
import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import { listHanging } from './hangsOn.ts';

export type Row = Record<string, unknown>;

/** Rows of these may name the record and tell of others: what hangs on it ends before them. */
const OF_OTHERS: readonly string[] = ['church', 'staff_user'];

/**
 * Rows of these tables by their ids, and of every table all that hang on them, on those again, and so on: each once.
 * A later table needs no line here.
 */
export async function rowsOf(
  db: Db,
  roots: Readonly<Record<string, readonly number[]>>,
): Promise<Map<string, readonly Row[]>> {
  const found = new Map<string, Map<string, Row>>();
  const waiting = Object.entries(roots).map(([table, ids]) => ({ table, column: 'id', ids }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { table, column, ids } = next;
    if (ids.length === 0) continue;
    const fresh = await addRows(db, { table, column, ids, found });
    if (fresh.length === 0) continue;
    for (const hanging of await listHanging(db, table))
      if (!(hanging.table in roots) && !OF_OTHERS.includes(hanging.table))
        waiting.push({ table: hanging.table, column: hanging.column, ids: fresh });
  }
  return new Map([...found].map(([table, rows]) => [table, [...rows.values()]]));
}

/** Reads rows; answers the ids of those that were not there yet, where the table has ids. */
async function addRows(
  db: Db,
  {
    table,
    column,
    ids,
    found,
  }: { table: string; column: string; ids: readonly number[]; found: Map<string, Map<string, Row>> },
): Promise<number[]> {
  const { rows } = await sql<Row & { row_place: string }>`
    select ctid::text as row_place, * from ${sql.table(table)}
    where ${sql.ref(column)} = any(${ids}::bigint[]) order by 1`.execute(db);
  const known = found.get(table) ?? new Map<string, Row>();
  const fresh: number[] = [];
  for (const { row_place: place, ...row } of rows) {
    if (known.has(place)) continue;
    known.set(place, row);
    if (typeof row['id'] === 'number') fresh.push(row['id']);
  }
  if (known.size > 0) found.set(table, known);
  return fresh;
}
