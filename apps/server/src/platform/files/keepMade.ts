import { createHash } from 'node:crypto';
import type { JobContext } from '../jobs/defineJob.ts';
import type { FileStore } from './store/fileStore.ts';
import { removeBytes, storedName } from './storedFile.ts';

/** A file that nothing names yet is kept so long. */
const KEPT_MS = 24 * 3_600_000;

interface Made {
  /** What it is made for: made once more, it takes the place of the one before. */
  of: string;
  mediaType: string;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Puts a file that the portal makes into the store as it comes, and answers its id. The row comes first: bytes without
 * one would never be found again. Where the making fails, nothing is left.
 */
export async function keepMade(
  { database, files, now }: Pick<JobContext, 'database' | 'files' | 'now'>,
  { of, mediaType, bytes }: Made,
): Promise<number> {
  const digest = createHash('sha256').update(of).digest('hex');
  const kept_until = new Date(now.getTime() + KEPT_MS);
  const { id } = await database.transaction((db) =>
    db
      .insertInto('stored_file')
      .values({ digest, media_type: mediaType, bytes: 0, width: null, height: null, kept_until })
      .onConflict((conflict) => conflict.column('digest').doUpdateSet({ kept_until }))
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const length = await put(files, storedName({ digest, media_type: mediaType }), bytes).catch(
    async (error: unknown) => {
      await removeBytes(files, digest);
      throw error;
    },
  );
  await database.transaction((db) =>
    db.updateTable('stored_file').set({ bytes: length }).where('id', '=', id).execute(),
  );
  return id;
}

async function put(files: FileStore, name: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  await files.put(
    name,
    (async function* counted() {
      for await (const part of bytes) {
        length += part.length;
        yield part;
      }
    })(),
  );
  return length;
}
