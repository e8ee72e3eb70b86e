import { join } from 'node:path';
import { SettingsError, type Settings } from '../../settings.ts';
import type { FileStore } from './fileStore.ts';
import { localFileStore } from './localFileStore.ts';

/** The store that the settings name: the bucket of `FILES_URL`, else the folder `files` of the data directory. */
export async function openFileStore({ dataDir, filesUrl }: Pick<Settings, 'dataDir' | 'filesUrl'>): Promise<FileStore> {
  if (!filesUrl) return localFileStore(join(dataDir, 'files'));
  // The SDK is some megabytes: loaded by who uses it.
  const { s3FileStore } = await import('./s3FileStore.ts');
  return s3FileStore(filesUrl);
}

/** Refuses (`SettingsError`) in a sentence a bucket that cannot be reached, so that it is learnt at the start. */
export async function proveFileStore(files: FileStore, { filesUrl }: Pick<Settings, 'filesUrl'>): Promise<void> {
  if (!filesUrl) return;
  try {
    for await (const _ of files.list()) break;
  } catch (error) {
    throw new SettingsError(
      `The bucket ${filesUrl.bucket} of FILES_URL cannot be read: ${reasonOf(error)}. See docs/operating.md.`,
    );
  }
}

/** The provider's code and no more: its message may quote a key. */
function reasonOf(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'it did not answer';
}
