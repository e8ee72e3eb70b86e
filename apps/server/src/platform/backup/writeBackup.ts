import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { keptWhileBackedUp } from '../files/keptWhileBackedUp.ts';
import { allNames } from '../files/storedFile.ts';
import type { FileStore } from '../files/store/fileStore.ts';
import { BackupError } from './backupError.ts';
import { listSequences, listTables, nameOf, SAME_WORDS, sumOf, type Table } from './catalogue.ts';
import { byteRecords, noteRecord, type Note } from './records.ts';
import { seal } from './seal.ts';

export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
  /** Files that a record names and the store does not have. */
  missing: number;
}

interface Source {
  /** A session of its own, past any pooler. */
  client: Client;
  files: FileStore;
  version: string;
}

/**
 * Writes a backup of database and files: one moment of the database, whatever happens meanwhile, and the files that it
 * names, none of which is removed until it is done. Written beside and renamed: a file of this name is a whole backup.
 */
export async function writeBackup(source: Source, path: string, passphrase?: string): Promise<BackupCounts> {
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0, missing: 0 };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.partial`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.writeFile(seal(recordsOf(source, counts), passphrase));
    await file.sync();
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return counts;
}

async function* recordsOf({ client, files, version }: Source, counts: BackupCounts): AsyncGenerator<Buffer> {
  await client.query(SAME_WORDS);
  yield* keptWhileBackedUp(client, async function* () {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ now: Date; ledger: string | null }>(
      `select now(), to_regclass('public.migration')::text as ledger`,
    );
    if (!rows[0]?.ledger) throw new BackupError('There is no portal in this database.');
    const { rows: migrations } = await client.query<{ name: string; digest: string }>(
      'select name, digest from migration order by name',
    );
    yield noteRecord({ is: 'begin', version, takenAt: rows[0].now.toISOString(), migrations });
    for (const table of await listTables(client)) yield* tableRecords(client, table, counts);
    // Behind the rows: a sequence has no moment, and must not stand before the ids that were given.
    for (const sequence of await listSequences(client)) yield noteRecord({ is: 'sequence', ...sequence });
    // Held beyond the transaction, which may not keep the server from tidying up for as long as files are copied.
    await client.query(`
      declare named no scroll cursor with hold for
      select digest, exists (select from attachment where file_id = stored_file.id) as attached
      from stored_file order by digest`);
    await client.query('commit');
    yield* fileRecords(client, files, counts);
    const { tables, rows: all, files: stored } = counts;
    yield noteRecord({ is: 'end', tables, rows: all, files: stored } satisfies Note);
  });
}

async function* tableRecords(client: Client, table: Table, counts: BackupCounts): AsyncGenerator<Buffer> {
  const { columns } = table;
  const from = nameOf(table);
  const { rows, sum } = await sumOf(client, { from, columns });
  yield noteRecord({ is: 'table', ...table, rows, sum });
  // A query, since a table in parts cannot be copied by its name.
  const stream = client.query(copyTo(`copy (select ${columns.join(', ')} from ${from}) to stdout`));
  yield* byteRecords(stream, { small: true });
  counts.tables++;
  counts.rows += rows;
}

interface Named {
  digest: string;
  attached: boolean;
}

async function* fileRecords(client: Client, files: FileStore, counts: BackupCounts): AsyncGenerator<Buffer> {
  for (;;) {
    const { rows } = await client.query<Named>('fetch 500 from named');
    if (rows.length === 0) return;
    for (const row of rows) {
      let isThere = false;
      for (const name of allNames(row.digest)) {
        const found = await files.read(name);
        if (!found) continue;
        isThere = true;
        counts.files++;
        yield* oneFile(name, found.stream);
      }
      if (!isThere && row.attached) counts.missing++;
    }
  }
}

async function* oneFile(name: string, stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  yield noteRecord({ is: 'file', name });
  async function* counted() {
    for await (const part of stream) {
      hash.update(part);
      bytes += part.length;
      yield part;
    }
  }
  yield* byteRecords(counted(), { small: false });
  yield noteRecord({ is: 'fileEnd', bytes, digest: hash.digest('hex') });
}
