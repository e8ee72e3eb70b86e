import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  at: Date;
  /** Its bytes; opened when its turn comes, so that one file at a time is read. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** One ZIP of files, written as it is read by whoever takes it. Nothing is compressed: pictures and PDFs are already. */
export const zipStream = (entries: readonly ZipEntry[]): Readable =>
  Readable.from(bytesOf(entries), { objectMode: false });

async function* bytesOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const { name, at, open } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    for await (const bytes of await open()) {
      file.push(bytes);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
