import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Row = Readonly<Record<string, unknown>>;

/** Rows of one shape as COPY reads them. */
export interface CopyText {
  table: string;
  columns: readonly string[];
  rows: number;
  text: Uint8Array<ArrayBuffer>;
}

/** The columns are those of the first row. */
export function copyText(table: string, rows: readonly Row[]): CopyText {
  const columns = Object.keys(rows[0] ?? {});
  let text = '';
  for (const row of rows) {
    let between = '';
    for (const column of columns) {
      text += between + cell(row[column]);
      between = '\t';
    }
    text += '\n';
  }
  return { table, columns, rows: rows.length, text: new TextEncoder().encode(text) };
}

/** Frozen rows are for a table that the same transaction has emptied: nothing has to look at them again. */
export async function copyIn(client: Client, { table, columns, text }: CopyText, isFrozen = false): Promise<void> {
  const stream = client.query(
    copyFrom(`copy ${table} (${columns.join(', ')}) from stdin${isFrozen ? ' with (freeze)' : ''}`),
  );
  await pipeline(Readable.from([Buffer.from(text.buffer)], { objectMode: false }), stream);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const ESCAPED = /[\\\t\n\r]/;
const ALL_ESCAPED = new RegExp(ESCAPED, 'g');

/** A value in COPY's text format. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string')
    return ESCAPED.test(value) ? value.replace(ALL_ESCAPED, (character) => ESCAPES[character] ?? '') : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  // Marks are words: nothing in them ends an element.
  if (Array.isArray(value)) return cell(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
  throw new Error('A value of this kind has no place in a COPY.');
}
