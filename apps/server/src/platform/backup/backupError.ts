/** What keeps a backup from being made, read or restored, told in a sentence to whoever started it. */
export class BackupError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'BackupError';
  }
}
