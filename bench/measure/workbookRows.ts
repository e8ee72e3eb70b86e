/** The rows of a workbook's first sheet as they lie in its XML, some at a time: a million are longer than a text may be. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

interface Entry {
  fileName: string;
}
interface Zip {
  eachEntry(): AsyncIterable<Entry>;
  openReadStreamPromise(entry: Entry): Promise<Readable>;
}

const CELL = /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;
const TEXT = /<t\b[^>]*>(.*?)<\/t>/gs;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The texts of each row's first cells. */
export async function* workbookRows(path: string, cells: number): AsyncGenerator<string[]> {
  // A library of the server, which only reads archives.
  const { openPromise } = createRequire(join(import.meta.dirname, '../../apps/server/package.json'))('yauzl') as {
    openPromise(path: string, options: object): Promise<Zip>;
  };
  const partOf = async (name: RegExp): Promise<Readable | undefined> => {
    const zip = await openPromise(path, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) if (name.test(entry.fileName)) return zip.openReadStreamPromise(entry);
    return undefined;
  };
  const shared: string[] = [];
  const strings = await partOf(/sharedStrings\.xml$/);
  if (strings) for await (const item of elements(strings, 'si')) shared.push(textIn(item));
  const sheet = await partOf(/worksheets\/sheet1\.xml$/);
  if (!sheet) throw new Error('The workbook has no sheet.');
  for await (const row of elements(sheet, 'row')) yield cellsOf(row, cells, shared);
}

/** What stands between the tags of each of these elements, which hold none of their own kind. */
async function* elements(part: Readable, name: string): AsyncGenerator<string> {
  const close = `</${name}>`;
  let left = '';
  part.setEncoding('utf8');
  for await (const chunk of part) {
    const pieces = (left + String(chunk)).split(close);
    left = pieces.pop() ?? '';
    for (const piece of pieces) yield piece.slice(piece.search(new RegExp(`<${name}[ >]`)));
  }
}

function cellsOf(row: string, most: number, shared: readonly string[]): string[] {
  const found: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(CELL)) {
    const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? '';
    found.push(
      /t="s"/.test(attributes) ? (shared[Number(value)] ?? '') : /<t\b/.test(content) ? textIn(content) : value,
    );
    if (found.length === most) break;
  }
  return found;
}

const textIn = (xml: string): string =>
  Array.from(xml.matchAll(TEXT), ([, text = '']) => text)
    .join('')
    .replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
      hex || decimal
        ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (ENTITIES[name ?? ''] ?? whole),
    );
