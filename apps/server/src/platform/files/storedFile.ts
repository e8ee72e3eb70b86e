import type { Generated } from 'kysely';
import type { FileStore } from './store/fileStore.ts';

export interface StoredFileTable {
  id: Generated<number>;
  digest: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** So long it is kept though nothing names it; null where something did when it was last looked at. */
  kept_until: Date | null;
}

declare module '../database/tables.ts' {
  interface Tables {
    stored_file: StoredFileTable;
  }
}

const CLEAN = '.clean';
const THUMBNAIL = '.thumb';

/** Images were ever stored clean; what else is stored under the bare digest came before documents were cleaned. */
export const storedName = ({ digest, media_type }: Pick<StoredFileTable, 'digest' | 'media_type'>): string =>
  media_type.startsWith('image/') ? digest : `${digest}${CLEAN}`;

export const thumbnailName = (digest: string): string => `${digest}${THUMBNAIL}`;

/** All names under which something of a file may be stored. */
export const allNames = (digest: string): string[] => ['', CLEAN, THUMBNAIL].map((variant) => `${digest}${variant}`);

/** Removes all that is stored of a file. */
export async function removeBytes(files: FileStore, digest: string): Promise<void> {
  for (const name of allNames(digest)) await files.remove(name);
}
