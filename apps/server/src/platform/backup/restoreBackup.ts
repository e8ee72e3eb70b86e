import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Client } from 'pg';
import type { Database } from '../database/database.ts';
import { applyMigration } from '../database/migrations.ts';
import { executeOn, migrationLock } from '../database/openPostgres.ts';
import { rememberOwner } from '../database/root.ts';
import type { Db, Tables } from '../database/tables.ts';
import type { FileStore } from '../files/store/fileStore.ts';
import type { ErasureLine } from '../privacy/erasuresFile.ts';
import { BackupError } from './backupError.ts';
import { SAME_WORDS } from './catalogue.ts';
import { migrationsOf, provenBytes, reading, verifyBackup, type BackupFile, type Verified } from './readBackup.ts';
import type { Note, NoteOf, RecordReader } from './records.ts';
import { loadTable, remakeSchema, withoutBonds } from './restoreTables.ts';

export interface Place {
  database: Database;
  /** A session of its own, past any pooler. */
  client: Client;
  files: FileStore;
}

export interface Restoring {
  backup: BackupFile;
  /** Whether what is there may be taken away. */
  replace: boolean;
  /** All that was ever erased; what of it the backup still holds is erased once more by `eraseAgain`. */
  erasures: readonly ErasureLine[];
  eraseAgain(db: Db, erasures: readonly ErasureLine[], now: Date): Promise<number>;
  /** Sets up the store of jobs, once it is known that the place may be written to. */
  prepareJobs(): Promise<void>;
  now: Date;
}

export interface Restored extends Verified {
  erasedAgain: number;
  files: number;
}

/**
 * Restores a backup into a database and a file store. All of it is read and proved before anything is written; the database
 * is then written in one transaction, which holds until the files are there: broken off anywhere, it is as it was. Files
 * that were put until then are named by nobody, and put again by the next try. Refusals are `BackupError`.
 */
export async function restoreBackup(place: Place, restoring: Restoring): Promise<Restored> {
  const { backup, replace } = restoring;
  const { client } = place;
  const verified = await verifyBackup(backup);
  const migrations = await migrationsOf(verified.begin);
  await refuseFull(client, replace);
  await restoring.prepareJobs();
  await client.query(SAME_WORDS);
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  await client.query('begin');
  try {
    const done = await reading(backup, async (reader) => {
      await remakeSchema(client, migrations.applied);
      await reader.note();
      const next = await loadDatabase(client, reader);
      for (const migration of migrations.missing) await applyMigration(executeOn(client), migration);
      const erasedAgain = await eraseOnceMore(place, restoring);
      return { erasedAgain, files: await putFiles(place, reader, next) };
    });
    await client.query('commit');
    await client.query('analyze');
    return { ...verified, ...done };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Into what is in use, or holds what nobody said could go, nothing is restored. */
async function refuseFull(client: Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ servers: number; tables: number; ledger: boolean }>(`
    select
      (select count(*)::int from pg_stat_activity
       where datname = current_database() and application_name = 'portal listener') as servers,
      (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables,
      to_regclass('public.migration') is not null as ledger`);
  const [found] = rows;
  if (found && found.servers > 0) throw new BackupError('A portal runs on this database: stop it before restoring.');
  if (!found?.ledger) {
    if (found && found.tables > 0)
      throw new BackupError('This database holds tables that are not the portal’s: give it one of its own.');
    return;
  }
  // Who started it once and made nobody has nothing to lose.
  for (const table of ['staff_user', 'client_account', 'application']) {
    const there = await client.query(`select to_regclass('public.${table}') is not null as is`);
    if (!there.rows[0]?.is) continue;
    const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
    if (rowCount && !replace)
      throw new BackupError('This portal is not empty: with --replace all that is in it is taken away first.');
  }
}

/** Loads tables, jobs and sequences; answers the note behind them. */
async function loadDatabase(client: Client, reader: RecordReader): Promise<Note> {
  let note = await reader.note();
  await withoutBonds(client, async () => {
    for (; note.is === 'table' || note.is === 'sequence'; note = await reader.note()) {
      if (note.is === 'table') await loadTable(client, reader, note);
      else await client.query('select setval($1::regclass, $2, $3)', [note.name, note.value, note.called]);
    }
  });
  return note;
}

/** In the same transaction: nobody sees for a moment what was erased. */
async function eraseOnceMore({ client, database }: Place, { erasures, eraseAgain, now }: Restoring): Promise<number> {
  const connection = { query: client.query.bind(client), release() {} };
  const pool = { connect: async () => connection, end: async () => {} } as unknown as PostgresPool;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  rememberOwner(db, database);
  return eraseAgain(db, erasures, now);
}

/** Puts the files that the database names by now, each proved when it is read and when it is read back. */
async function putFiles({ client, files }: Place, reader: RecordReader, first: Note): Promise<number> {
  let count = 0;
  for (let note = first; note.is !== 'end'; note = await reader.note()) {
    if (note.is !== 'file') continue;
    if (!(await isNamed(client, note))) continue;
    const hash = createHash('sha256');
    await files.put(note.name, hashed(provenBytes(reader, note.name), hash));
    const back = createHash('sha256');
    for await (const part of (await files.read(note.name))?.stream ?? []) back.update(part as Uint8Array);
    if (back.digest('hex') !== hash.digest('hex'))
      throw new BackupError(`The file ${note.name} does not come back from the store as it was put.`);
    count++;
  }
  return count;
}

async function* hashed(bytes: AsyncIterable<Buffer>, hash: { update(part: Buffer): unknown }): AsyncGenerator<Buffer> {
  for await (const part of bytes) {
    hash.update(part);
    yield part;
  }
}

/** What was erased again is named no more. */
async function isNamed(client: Client, { name }: NoteOf<'file'>): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from stored_file where digest = $1
       and (kept_until > now() or exists (select from attachment where file_id = stored_file.id))`,
    [name.slice(0, 64)],
  );
  return (rowCount ?? 0) > 0;
}
