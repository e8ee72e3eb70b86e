/** The process that reads strangers' files: see `openCleaner`. It knows no secret, writes no file and speaks to its parent alone. */
import { Worker } from 'node:worker_threads';
import { cleanFile } from './cleanFile.ts';
import type { UploadKind } from './cleanedFile.ts';

export interface CleanerTask {
  kind: UploadKind;
  bytes: Uint8Array;
}

export type CleanerReply = Awaited<ReturnType<typeof cleanFile>> & {
  /** Memory in use afterwards. */
  heldBytes: number;
};

const [limitBytes] = process.argv.slice(2);

// Beside the work, because a file is read in one go. What it stops is told by the parent.
new Worker(new URL('memoryLimit.ts', import.meta.url), { workerData: Number(limitBytes) }).unref();

// Libraries tell what is odd in a file; a stranger shall not fill the log.
console.log = console.warn = () => undefined;

process.on('message', ({ kind, bytes }: CleanerTask) => {
  void clean(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function clean(kind: UploadKind, bytes: Buffer): Promise<void> {
  const result = await cleanFile(kind, bytes);
  process.send?.({ ...result, heldBytes: process.memoryUsage.rss() } satisfies CleanerReply);
}
