import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { ClusterError, explained } from './clusterError.ts';

/** Longer than a database takes to start after a crash. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 20;
const BUSY = 5;

/** Runs `work` while no other process on this machine holds `file`. A process that ends in whatever way lets go of it. */
export async function holdingLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  // SQLite's lock is one of the operating system, which frees it even after kill -9; Node has no other.
  const holder = await take(file);
  try {
    return await work();
  } finally {
    holder.close();
  }
}

async function take(file: string): Promise<DatabaseSync> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    let holder: DatabaseSync | undefined;
    try {
      holder = new DatabaseSync(file, { timeout: 0 });
      holder.exec('BEGIN EXCLUSIVE');
      return holder;
    } catch (error) {
      holder?.close();
      if ((error as { errcode?: number }).errcode !== BUSY) throw explained(error, file);
      if (waited >= PATIENCE_MS) {
        throw new ClusterError(
          `Another portal has been starting or stopping for two minutes: end it, then try again.`,
          error,
        );
      }
      await pause(PAUSE_MS);
    }
  }
}
