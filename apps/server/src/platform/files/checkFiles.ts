import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Db } from '../database/tables.ts';
import './attachments.ts';
import type { FileStore, KeptFile } from './store/fileStore.ts';
import { mayRemoveFiles } from './keptWhileBackedUp.ts';
import { removeBytes, storedName } from './storedFile.ts';

/** Names compared at once. */
const STEP = 1000;
/** What is younger may be on its way: the bytes of a file come a moment after its row, and a job may be making it. */
const YOUNG_MS = 24 * 3_600_000;

export type FileFinding =
  /** Bytes that no row knows; `young` ones may be on their way. */
  | { kind: 'orphan'; name: string; at: Date; young: boolean }
  /** A record names it and its bytes are not there. */
  | { kind: 'missing'; name: string; noun: string; subject: number };

interface NamedRow {
  digest: string;
  media_type: string;
  noun: string;
  subject_id: number;
}

/**
 * Compares the store with what the database knows, name by name in one pass over both, some at a time: what lies there
 * and no row knows, and what a record names and is not there. Safe while the portal runs: each finding is asked again.
 */
export async function* checkFiles(
  { database, files }: { database: Database; files: FileStore },
  now: Date,
): AsyncGenerator<FileFinding> {
  let from = '';
  for await (const kept of inSteps(files.list())) {
    yield* orphansAmong(await database.read((db) => knownAmong(db, kept)), kept, now);
    const until = digestOf(kept.at(-1)?.name ?? '');
    const there = new Set(kept.map(({ name }) => name));
    for await (const row of namedBetween(database, from, until)) yield* missing(files, row, there);
    from = until;
  }
  for await (const row of namedBetween(database, from, undefined)) yield* missing(files, row, new Set());
}

const digestOf = (name: string): string => name.slice(0, 64);

/** One that came before documents were cleaned lies under the bare digest. */
async function* missing(files: FileStore, row: NamedRow, there: ReadonlySet<string>): AsyncGenerator<FileFinding> {
  const name = storedName(row);
  // What is not in this step may be in the next one, or have come meanwhile.
  if (there.has(name) || (await files.has(name)) || (name !== row.digest && (await files.has(row.digest)))) return;
  yield { kind: 'missing', name, noun: row.noun, subject: row.subject_id };
}

/**
 * Removes an orphan. A row is written for it first and holds whoever uploads the same file at that moment, who then stores
 * it anew; where there is a row by now, nothing is done. Answers whether it was removed.
 */
export async function removeOrphan(
  { database, files }: { database: Database; files: FileStore },
  name: string,
  now: Date,
): Promise<boolean> {
  const digest = digestOf(name);
  return database.transaction(async (db) => {
    if (!(await mayRemoveFiles(db))) return false;
    const row = await db
      .insertInto('stored_file')
      .values({ digest, media_type: '', bytes: 0, width: null, height: null, kept_until: now })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    await removeBytes(files, digest);
    await db.deleteFrom('stored_file').where('id', '=', row.id).execute();
    return true;
  });
}

async function* inSteps(all: AsyncIterable<KeptFile>): AsyncGenerator<KeptFile[]> {
  let step: KeptFile[] = [];
  for await (const each of all) {
    step.push(each);
    if (step.length < STEP) continue;
    yield step;
    step = [];
  }
  if (step.length > 0) yield step;
}

async function knownAmong(db: Db, kept: readonly KeptFile[]): Promise<ReadonlySet<string>> {
  const digests = [...new Set(kept.map(({ name }) => digestOf(name)))];
  const rows = await db.selectFrom('stored_file').select('digest').where('digest', 'in', digests).execute();
  return new Set(rows.map(({ digest }) => digest));
}

/** Half a file beside a known one goes when that one does. */
function* orphansAmong(known: ReadonlySet<string>, kept: readonly KeptFile[], now: Date): Generator<FileFinding> {
  for (const { name, at } of kept)
    if (!known.has(digestOf(name))) yield { kind: 'orphan', name, at, young: now.getTime() - at.getTime() < YOUNG_MS };
}

/** What records name, behind one digest and up to another, read some at a time. */
async function* namedBetween(database: Database, from: string, until: string | undefined): AsyncGenerator<NamedRow> {
  const upTo = until === undefined ? sql`true` : sql`digest <= ${until}`;
  for (let after = from; ;) {
    const { rows } = await database.read((db) =>
      sql<NamedRow>`
        select digest, media_type, noun, subject_id
        from stored_file cross join lateral (
          select noun, subject_id from attachment where file_id = stored_file.id and kind is not null order by id limit 1
        ) attachment
        where digest > ${after} and ${upTo} order by digest limit ${STEP}`.execute(db),
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < STEP) return;
    after = last.digest;
  }
}
