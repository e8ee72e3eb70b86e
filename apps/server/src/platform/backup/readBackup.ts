import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readMigrations, type Migration } from '../database/migrations.ts';
import { BackupError } from './backupError.ts';
import { readRecords, type NoteOf, type RecordReader } from './records.ts';
import { unseal } from './seal.ts';

export interface BackupFile {
  path: string;
  passphrase: string | undefined;
}

/** Opens a backup for one reading from its beginning to its end. */
export async function reading<T>(
  { path, passphrase }: BackupFile,
  work: (reader: RecordReader) => Promise<T>,
): Promise<T> {
  const stream = createReadStream(path, { highWaterMark: 1024 * 1024 });
  try {
    return await work(readRecords(unseal(stream, passphrase)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`, error);
    throw error;
  } finally {
    stream.destroy();
  }
}

export interface Verified {
  begin: NoteOf<'begin'>;
  end: NoteOf<'end'>;
}

/**
 * Reads a backup to its end without keeping any of it. Refuses (`BackupError`) where a byte is not as it was written, a
 * file does not have its digest, or less is there than was said.
 */
export const verifyBackup = (file: BackupFile): Promise<Verified> =>
  reading(file, async (reader) => {
    const begin = await reader.note();
    if (begin.is !== 'begin') throw new BackupError('The backup has no beginning.');
    const seen = { tables: 0, rows: 0, files: 0 };
    for (;;) {
      const note = await reader.note();
      if (note.is === 'table') {
        seen.tables++;
        seen.rows += note.rows;
      }
      if (note.is === 'file') {
        seen.files++;
        for await (const _ of provenBytes(reader, note.name));
      }
      if (note.is !== 'end') continue;
      if (note.tables !== seen.tables || note.rows !== seen.rows || note.files !== seen.files)
        throw new BackupError('The backup does not hold as much as it says.');
      await reader.end();
      return { begin, end: note };
    }
  });

/** The bytes of a file, which end with an error where they are not those that were backed up. */
export async function* provenBytes(reader: RecordReader, name: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of reader.bytes()) {
    hash.update(part);
    bytes += part.length;
    yield part;
  }
  const end = await reader.note();
  if (end.is !== 'fileEnd' || end.bytes !== bytes || end.digest !== hash.digest('hex'))
    throw new BackupError(`The file ${name} in the backup is not as it was written.`);
}

/** The migrations that the backup has behind it, and those that it has not yet. Refuses one of a newer portal, or of another. */
export async function migrationsOf({ migrations, version }: NoteOf<'begin'>): Promise<{
  applied: Migration[];
  missing: Migration[];
}> {
  const known = await readMigrations();
  const applied = migrations.map(({ name, digest }) => {
    const found = known.find((each) => each.name === name);
    if (!found)
      throw new BackupError(
        `The backup was made by a newer portal (${version}), which knows the migration ${name}: restore it with that one.`,
      );
    if (found.digest !== digest)
      throw new BackupError(`The migration ${name} of the backup is not the one of this portal.`);
    return found;
  });
  if (applied.length === 0) throw new BackupError('The backup is of a database that was never set up.');
  return { applied, missing: known.filter((each) => !applied.includes(each)) };
}
