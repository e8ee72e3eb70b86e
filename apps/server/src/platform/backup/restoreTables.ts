import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigration, LEDGER, type Migration } from '../database/migrations.ts';
import { executeOn } from '../database/openPostgres.ts';
import { BackupError } from './backupError.ts';
import { listTables, nameOf, sumOf } from './catalogue.ts';
import type { NoteOf, RecordReader } from './records.ts';

/**
 * Takes away all that is in the schema, and makes it anew as it was when the backup was taken; what an extension brought
 * stays, since it may be another's to make.
 */
export async function remakeSchema(client: Client, applied: readonly Migration[]): Promise<void> {
  await client.query(WIPE);
  const executeSql = executeOn(client);
  await executeSql(LEDGER);
  for (const migration of applied) await applyMigration(executeSql, migration);
}

/** Of each kind what is the database's own: not an extension's, and not what goes with something else. */
const WIPE = `
  do $$
  declare each record;
  begin
    for each in
      select format('drop %s %s cascade', case prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end,
        pg_proc.oid::regprocedure) as statement, 2 as place
      from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      union all
      select format('drop %s %s cascade',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
        pg_class.oid::regclass), 1
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('e', 'a', 'i'))
      union all
      select format('drop type %s cascade', pg_type.oid::regtype), 3
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
        and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
      union all
      select format('drop collation %s cascade', pg_collation.oid::regcollation), 4
      from pg_collation where collnamespace = 'public'::regnamespace
        and not exists (select from pg_depend where classid = 'pg_collation'::regclass and objid = pg_collation.oid and deptype = 'e')
      union all
      select format('drop text search configuration %I cascade', cfgname), 5
      from pg_ts_config where cfgnamespace = 'public'::regnamespace
      order by 2
    loop
      begin
        execute each.statement;
      exception when undefined_table or undefined_object or undefined_function then null; -- It went with another.
      end;
    end loop;
  end $$`;

interface Bound {
  /** As SQL names it. */
  table: string;
  name: string;
  definition: string;
}

/**
 * Loads rows while nothing looks at them one by one: keys to other tables are taken away and set again, which proves them all,
 * and no trigger counts or tells what was counted and told when it happened.
 */
export async function withoutBonds(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<Bound>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conrelid, conname`);
  const tables = (await listTables(client)).filter(({ schema }) => schema === 'public').map(nameOf);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  // What migrations wrote into the fresh tables stands in the backup.
  await client.query(`truncate ${tables.join(', ')}`);
  await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** Loads the rows that follow a table's note, and compares what is there then with what was backed up. */
export async function loadTable(client: Client, reader: RecordReader, note: NoteOf<'table'>): Promise<void> {
  if (note.schema === 'pgboss') return loadJobs(client, reader, note);
  const known = (await listTables(client)).find(({ schema, table }) => schema === note.schema && table === note.table);
  const isKnown = known && note.columns.every((column) => known.columns.includes(column));
  if (!isKnown) throw new BackupError(`The backup holds a table ${note.table} that this portal does not know.`);
  await copyInto(client, reader, nameOf(note), note);
}

async function copyInto(client: Client, reader: RecordReader, into: string, note: NoteOf<'table'>): Promise<void> {
  const { columns } = note;
  const stream = client.query(copyFrom(`copy ${into} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(reader.bytes(), { objectMode: false }), stream);
  const found = await sumOf(client, { from: into, columns });
  if (found.rows !== note.rows || found.sum !== note.sum)
    throw new BackupError(
      `The table ${note.table} holds ${found.rows} rows that are not the ${note.rows} of the backup.`,
    );
}

/**
 * Jobs lie in tables of the job store, whose version makes them: what it knows of them is taken, and those of queues that
 * there are.
 */
async function loadJobs(client: Client, reader: RecordReader, note: NoteOf<'table'>): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(`
    select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  const columns = note.columns.map((column) => `${column} ${types.get(column) ?? 'text'}`);
  await client.query(`create temp table restored_job (${columns.join(', ')}) on commit drop`);
  await copyInto(client, reader, 'restored_job', note);
  const shared = note.columns.filter((column) => types.has(column)).join(', ');
  await client.query('delete from pgboss.job');
  await client.query(`
    insert into pgboss.job (${shared}) overriding system value
    select ${shared} from restored_job
    where name in (select name from pgboss.queue)
      and (dead_letter is null or dead_letter in (select name from pgboss.queue))`);
}
