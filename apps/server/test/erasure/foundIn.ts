import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';

/**
 * In which columns of which tables any of these texts stands, as `table.column: text`, whatever capitals: every column that
 * can hold a text, of every table that there is, a later one's too.
 */
export async function foundIn(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    select columns.table_schema as schema, columns.table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')`.execute(db);
  if (rows.length < 100) throw new Error('The columns of the database were not read.');
  const found: string[] = [];
  for (const { schema, table, column } of rows) {
    for (const text of texts) {
      const hits = await sql`
        select 1 from ${sql.id(schema, table)} where ${sql.ref(column)}::text ilike ${`%${text}%`} limit 1`.execute(db);
      if (hits.rows.length > 0) found.push(`${table}.${column}: ${text}`);
    }
  }
  return found;
}

/** Files below a folder in whose name or bytes any of these texts stands. */
export async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = (await readFile(path)).toString('latin1');
    if (texts.some((text) => entry.name.includes(text) || bytes.includes(text))) found.push(path);
  }
  return found;
}
