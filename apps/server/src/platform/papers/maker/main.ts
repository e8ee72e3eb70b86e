/** The process that sets and joins papers: see `makePaper`. It writes no file, knows no secret and speaks to its parent alone. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { FileNumber, Paper, PaperProgress } from '../paper.ts';
import { setPages } from './bookletPages.ts';
import { setCertificate } from './certificate.ts';
import { setCard } from './identityCard.ts';
import { inspect, type ReadFile } from './inspect.ts';
import { joinBooklet } from './join.ts';
import type { Out } from './pdfWriter.ts';
import { setSheet } from './sheetPages.ts';

/** What it asks its parent for, and tells it. */
export type MakerMessage = 'ready' | 'made' | { wants: FileNumber } | { progress: PaperProgress };
/** What it is told. */
export type MakerTask = { paper: Paper } | { bytes: number | undefined };

const [limitBytes] = process.argv.slice(2);
const PHOTO_PIXELS = 640;

// Beside the work, because a document is read in one go. What it stops is told by the parent.
new Worker(new URL('../../files/cleaner/memoryLimit.ts', import.meta.url), { workerData: Number(limitBytes) }).unref();
// Libraries tell what is odd in a file; a stranger shall not fill the log.
console.log = console.warn = () => undefined;

let given: ((length: number | undefined) => void) | undefined;

/** One after the other: what was read before is let go of. */
const read: ReadFile = async (file) => {
  globalThis.gc?.();
  const length = await new Promise<number | undefined>((resolve) => {
    given = resolve;
    send({ wants: file });
  });
  return length === undefined ? undefined : readInput(length);
};

/** So many bytes of the input. */
async function readInput(length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const part = process.stdin.read() as Buffer | null;
    if (part) filled += part.copy(bytes, filled);
    else await once(process.stdin, 'readable');
  }
  return bytes;
}

process.on('message', (task: MakerTask) => {
  if ('paper' in task) void make(task.paper);
  else given?.(task.bytes);
});
process.on('disconnect', () => process.exit());
send('ready');

function send(message: MakerMessage): void {
  process.send?.(message);
}

async function make(paper: Paper): Promise<void> {
  if (paper.kind === 'booklet') await makeBooklet(paper);
  else if (paper.kind === 'sheet') await out(await setSheet(paper));
  else if (paper.kind === 'certificate') await out(await setCertificate(paper));
  else await out(await setCard(paper, await readPhotos(paper.people.flatMap(({ photo }) => photo ?? []))));
  // What is said to be made has left.
  await new Promise((resolve) => process.stdout.write('', resolve));
  send('made');
}

async function makeBooklet(booklet: Extract<Paper, { kind: 'booklet' }>): Promise<void> {
  const { appended, blocks, photo } = booklet;
  // Each document is looked at, then appended; the pages that are set come between.
  const total = 2 * appended.length + 1;
  let done = 0;
  const advance = () => send({ progress: { done: (done += 1), total } });
  const inspected = [];
  for (const each of appended) {
    inspected.push(await inspect(each, read));
    advance();
  }
  const photos = await readPhotos([
    ...(photo === undefined ? [] : [photo]),
    ...blocks.flatMap((block) => ('photos' in block ? block.photos : [])),
  ]);
  const set = await setPages(booklet, inspected, photos);
  advance();
  await joinBooklet({ booklet, set, inspected, read, out, onJoined: advance });
}

/** Small, as they are shown. One that cannot be read is left out. */
async function readPhotos(numbers: readonly FileNumber[]): Promise<Map<FileNumber, Buffer>> {
  const photos = new Map<FileNumber, Buffer>();
  for (const number of new Set(numbers)) {
    const bytes = await read(number);
    const small =
      bytes &&
      (await sharp(bytes, { sequentialRead: true })
        .resize(PHOTO_PIXELS, PHOTO_PIXELS, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 88 })
        .toBuffer()
        .catch(() => undefined));
    if (small) photos.set(number, small);
  }
  return photos;
}

const out: Out = async (bytes) => {
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
};
