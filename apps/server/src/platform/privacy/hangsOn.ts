/** Which rows hang on another, as the database's own keys have it: a later table needs no line here. */
import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';

export interface Hanging {
  table: string;
  column: string;
  /** What becomes of its rows when the other goes: they go too, they forget it, or they keep it from going. */
  then: 'goes' | 'forgets' | 'stays';
}

/** Every column that names rows of a table. */
export async function listHanging(db: Db, table: string): Promise<Hanging[]> {
  const { rows } = await sql<Hanging>`
    select relname as table, attname as column,
      case confdeltype when 'c' then 'goes' when 'n' then 'forgets' else 'stays' end as then
    from pg_constraint
      join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = to_regclass(${table}) and cardinality(conkey) = 1
    order by 1, 2`.execute(db);
  return rows;
}

/** These keep what is no longer anybody's, and so keep nothing from going: the figures of censuses, and what became of rows of a file. */
export const OUTLIVING: readonly string[] = ['census_report', 'import_row'];

/** Whether nothing names the row but what would go with it, what outlives it, and rows of its own kind: a spouse. */
export async function isFree(db: Db, table: string, id: number): Promise<boolean> {
  for (const { table: other, column, then } of await listHanging(db, table)) {
    if (then === 'goes' || other === table || OUTLIVING.includes(other)) continue;
    const { rows } = await sql`select 1 from ${sql.table(other)} where ${sql.ref(column)} = ${id} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}
