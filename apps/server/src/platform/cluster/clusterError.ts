/** What the person who starts the portal can mend about its own PostgreSQL, told in one sentence with what to do. */
export class ClusterError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'ClusterError';
  }
}

/** An error of the operating system, by its code, as a sentence; others stay as they are. */
export function explained(error: unknown, folder: string): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return diskFull(folder, error);
  // ENOENT: of a disk that is mounted for reading, Node says that the folder's parent is missing.
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(String(code))) return noRights(folder, error);
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new ClusterError(`${folder} is no folder: set another DATA_DIR.`, error);
  }
  return error;
}

export const diskFull = (folder: string, cause?: unknown): ClusterError =>
  new ClusterError(
    `The disk of ${folder} is full, so the database cannot start: free some space, or set DATA_DIR to another disk.`,
    cause,
  );

export const noRights = (folder: string, cause?: unknown): ClusterError =>
  new ClusterError(
    `The folder ${folder} cannot be written by the user who starts the portal: give that user the folder, or set another DATA_DIR.`,
    cause,
  );
