/** What of a database is backed up, as its own catalogue tells: a later table needs no line here. */
import type { Client } from 'pg';

export interface Table {
  schema: string;
  table: string;
  /** Quoted, and without those that the database makes itself. */
  columns: string[];
}

/** How values are written, whatever the server or the role has set. */
export const SAME_WORDS = `
  set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/** Not what migrations keep of themselves, nor what is not kept over a crash either (unlogged). */
const OWN = `relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'migration'
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relnamespace::regnamespace::text as schema, relname as table, array(
      select quote_ident(attname) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns
    from pg_class where ${OWN} or pg_class.oid = to_regclass('pgboss.job') order by 1, 2`);
  return rows;
}

export const nameOf = ({ schema, table }: Pick<Table, 'schema' | 'table'>): string =>
  `${quoted(schema)}.${quoted(table)}`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** How many rows there are, and a sum of their digests, which is the same in whatever order they lie. */
export async function sumOf(
  client: Client,
  { from, columns }: { from: string; columns: readonly string[] },
): Promise<{ rows: number; sum: string }> {
  const { rows } = await client.query<{ rows: string; sum: string }>(`
    select count(*)::text as rows,
      coalesce(sum(('x' || left(md5(row(${columns.join(', ')})::text), 16))::bit(64)::bigint), 0)::text as sum
    from ${from}`);
  const [found] = rows;
  return { rows: Number(found?.rows), sum: found?.sum ?? '' };
}

export interface Sequence {
  name: string;
  value: string;
  called: boolean;
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' order by 1`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    );
    sequences.push({ name, value: found.rows[0]?.value ?? '1', called: found.rows[0]?.called ?? false });
  }
  return sequences;
}
