import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@portal/domain/exports/exports.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ListContext } from '../../platform/lists/defineList.ts';
import type { ExportColumn, ExportedList } from '../../platform/lists/exportOf.ts';
import { exportWords, type ExportWords } from '../../platform/lists/exportWords.ts';
import { cellOf, type Cell } from './cells.ts';
import { fileBytes } from './fileBytes.ts';

export interface Order {
  list: ExportedList;
  /** As the schema of the list's endpoint took it. */
  query: unknown;
  format: ExportFormat;
  language: Language;
  columns: readonly ExportColumn[];
}

interface Reading {
  /** Whose rows they are, in the transaction that reads them. */
  reader: (db: Db) => Promise<ListContext>;
  onRows?: ((done: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** All rows of one moment as a file, byte after byte; whoever takes them meanwhile holds no transaction. */
export async function* exportBytes(
  database: Pick<Database, 'snapshot'>,
  order: Order,
  { reader, onRows, signal }: Reading,
): AsyncGenerator<Uint8Array> {
  const words = await exportWords(order.language);
  const through = new PassThrough();
  const reading = database.snapshot(async (db) => {
    const whole = await order.list.rows(await reader(db), order.query);
    const rows = cellsOf(whole.batches(), order, { words, onRows, signal });
    await pipeline(Readable.from(fileBytes({ ...order, ...headOf(order, words) }, rows)), through);
  });
  // Told by the stream, which it ends.
  reading.catch((error: Error) => through.destroy(error));
  try {
    yield* through as AsyncIterable<Uint8Array>;
    await reading;
  } finally {
    through.destroy();
    await reading.catch(() => undefined);
  }
}

/** That of its screen, which every list has. */
export const titleOf = ({ noun }: Pick<ExportedList, 'noun'>, words: ExportWords): string =>
  words.say(noun, 'title' as never);

/** The list's title, and each column's; what tells a time says in which zone. */
const headOf = ({ list, columns }: Pick<Order, 'list' | 'columns'>, words: ExportWords) => ({
  title: titleOf(list, words),
  header: columns.map(({ title, kind }) =>
    kind === 'instant' ? words.say('common', 'inNewYork', { instant: title(words) }) : title(words),
  ),
});

interface Telling {
  words: ExportWords;
  onRows: Reading['onRows'];
  signal: Reading['signal'];
}

async function* cellsOf(
  batches: AsyncIterable<readonly unknown[]>,
  { format, columns }: Order,
  { words, onRows, signal }: Telling,
): AsyncGenerator<Cell[]> {
  let done = 0;
  for await (const batch of batches) {
    signal?.throwIfAborted();
    for (const row of batch) yield columns.map((column) => cellOf(format, column, row, words));
    done += batch.length;
    onRows?.(done);
  }
}
