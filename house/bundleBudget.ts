import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

export interface Bundle {
  /** Vite's manifest: sources and shared chunks by key. */
  chunks: Readonly<Record<string, Chunk>>;
  /** Gzipped size in bytes of the JavaScript files by name. */
  sizes: ReadonlyMap<string, number>;
}

interface Budget {
  page: string;
  /** In kB of 1,000 bytes. */
  limit: number;
  /** Keys of the manifest that the page loads besides `index.html`: its screen, what that preloads, its texts. */
  loads: readonly RegExp[];
}

/** Texts in the longer language, a pattern each: one that moved is told, instead of weighing nothing from then on. */
const texts = (...files: readonly string[]): RegExp[] =>
  files.map((file) => new RegExp(`/messages/src/es/${file}\\.ts$`));

const BUDGETS: readonly Budget[] = [
  { page: 'login', limit: 154, loads: [/\/LoginScreen\.tsx$/, ...texts('common', 'errors', 'sessions')] },
  {
    page: 'board',
    limit: 232.4,
    loads: [
      /\/BoardScreen\.tsx$/,
      // Everything between signing in and the board: the frame, and its texts.
      /src\/screens\.tsx$/,
      ...texts('common', 'errors', 'shell', 'applications/stages', 'applications/applications'),
    ],
  },
];

interface Verdict {
  ok: boolean;
  sentence: string;
}

/** Weighs the JavaScript that a page loads at first: the entry and the page's chunks, with all they import statically. */
export function judgeBundle(bundle: Bundle, budgets: readonly Budget[] = BUDGETS): Verdict[] {
  return budgets.map(({ page, limit, loads }) => {
    const keys = Object.keys(bundle.chunks);
    const missing = loads.find((pattern) => !keys.some((key) => pattern.test(key)));
    if (missing) return { ok: false, sentence: `${page}: no chunk of the build is called like ${missing}` };
    const starts = ['index.html', ...keys.filter((key) => loads.some((pattern) => pattern.test(key)))];
    const kilobytes = weigh(bundle, starts) / 1000;
    return {
      ok: kilobytes <= limit,
      sentence: `${page}: ${kilobytes.toFixed(1)} kB of JavaScript gzipped, at most ${limit}`,
    };
  });
}

/** Reads the manifest and the sizes of a finished build. */
export async function readBundle(folder: string): Promise<Bundle> {
  const manifest = join(folder, '.vite/manifest.json');
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing: was the portal built?`);
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, Chunk>;
  const sizes = new Map<string, number>();
  for (const { file } of Object.values(chunks)) {
    if (file.endsWith('.js')) sizes.set(file, gzipSync(await readFile(join(folder, file))).length);
  }
  return { chunks, sizes };
}

function weigh({ chunks, sizes }: Bundle, starts: readonly string[]): number {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [...starts];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    files.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
}
