import { DatabaseSync } from 'node:sqlite';

/** A second process (or a second opening in this one) wants a data directory that is open already. */
export class DataDirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another running portal: stop that one first, or set another DATA_DIR.`,
    );
    this.name = 'DataDirectoryInUse';
  }
}

/** Long enough for a process that is just stopping, as on a restart. */
const patienceMs = 1000;

/**
 * Holds `file` as an exclusive lock until `release` is called or the process ends in whatever way: the embedded engine
 * takes no lock on its directory, and two processes on one would destroy it. Refuses with `DataDirectoryInUse`.
 */
export function lockDirectory(directory: string, file: string): { release: () => void } {
  // SQLite's lock is one of the operating system, which frees it even after kill -9; Node has no other.
  const holder = new DatabaseSync(file, { timeout: patienceMs });
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    holder.close();
    throw Object.assign(new DataDirectoryInUse(directory), { cause });
  }
  return { release: () => holder.close() };
}
