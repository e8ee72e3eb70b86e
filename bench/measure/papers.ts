import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePaper } from '../../apps/server/src/platform/papers/makePaper.ts';
import type { Booklet } from '../../apps/server/src/platform/papers/paper.ts';
import { residentOf } from './resident.ts';

const MB = 1024 * 1024;
const LOOK_MS = 20;

/** What a case of so many megabytes of documents costs: the memory of this process and the one that sets it, above idle. */
export async function papersTable(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-papers-'));
  try {
    const files = await writeDocuments(folder);
    const booklet = bookletOf(files);
    // The first pays for what is loaded once.
    await make(booklet, files, join(folder, 'first.pdf'));
    globalThis.gc?.();
    const idle = residentOf(process.pid);
    const watch = peakAbove(idle);
    const before = performance.now();
    await make(booklet, files, join(folder, 'out.pdf'));
    const seconds = (performance.now() - before) / 1000;
    const peak = watch();
    const bytes = (await readFile(join(folder, 'out.pdf'))).length;
    const documents = await Promise.all(files.map(async (file) => (await readFile(file)).length));
    const sum = documents.reduce((all, one) => all + one, 0);
    return [
      '| documents MB | file MB | seconds | peak above idle MB |',
      '|-------------:|--------:|--------:|-------------------:|',
      `| ${inMb(sum)} | ${inMb(bytes)} | ${seconds.toFixed(1)} | ${inMb(peak)} |`,
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const inMb = (bytes: number): string => (bytes / MB).toFixed(0);

async function make(booklet: Booklet, files: readonly string[], to: string): Promise<void> {
  const open = async (file: number) => {
    const path = files[file] ?? '';
    return { stream: createReadStream(path), bytes: (await stat(path)).size };
  };
  await writeFile(to, makePaper(booklet, { open }));
}

/** Looks again and again; answers by how much it was exceeded at most. */
function peakAbove(idle: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf(process.pid) - idle);
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Forty megabytes: photos of a telephone, a scan as PDF, a picture without loss. */
async function writeDocuments(folder: string): Promise<string[]> {
  const photo = (side: number) => {
    const raw = Buffer.alloc(side * side * 3);
    for (let at = 0; at < raw.length; at += 1) raw[at] = (at * 2_654_435_761) >>> 24;
    return sharp(raw, { raw: { width: side, height: side, channels: 3 } });
  };
  const jpeg = await photo(2900).jpeg({ quality: 88 }).toBuffer();
  const png = await photo(1500).png().toBuffer();
  await writeFile(join(folder, 'a.jpg'), jpeg);
  const scan = await scanOf(join(folder, 'a.jpg'));
  const written = {
    'a.jpg': jpeg,
    'b.pdf': scan,
    'c.pdf': scan,
    'd.png': png,
    'e.jpg': jpeg,
    'f.jpg': jpeg,
    'g.pdf': scan,
  };
  await Promise.all(Object.entries(written).map(([name, bytes]) => writeFile(join(folder, name), bytes)));
  return Object.keys(written).map((name) => join(folder, name));
}

/** Two hundred pages of text and a sheet. */
async function scanOf(sheet: string): Promise<Buffer> {
  const to = `${sheet}.pdf`;
  const pages = Array.from({ length: 200 }, () => ({ text: 'La iglesia nació en una casa. '.repeat(80) }));
  await make({ ...bookletOf([sheet]), blocks: pages }, [sheet], to);
  return readFile(to);
}

const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };

function bookletOf(files: readonly string[]): Booklet {
  const text = 'La iglesia nació en una casa. 교회는 은혜 위에 서 있습니다. شارع الحمرا، بيروت. '.repeat(12);
  return {
    kind: 'booklet',
    language: 'es',
    title: '서연 김',
    header: 'Solicitud 2026-000012',
    photo: 0,
    front: [],
    blocks: Array.from({ length: 40 }, (_, index) => ({ heading: `Nota ${index}`, level: 1 as const })).flatMap(
      (block) => [block, { text }],
    ),
    appended: files.map((name, file) => ({
      label: `Documento ${file + 1}`,
      name,
      file,
      mediaType: TYPES[name.split('.').at(-1) ?? ''] ?? '',
    })),
    words: {
      contents: 'Contenido',
      page: 'Página {page} de {pages}',
      documents: 'Documentos',
      noDocuments: '',
      onPage: 'Desde la página {page}',
      left: { locked: '', broken: '', type: '', gone: '' },
    },
  };
}
