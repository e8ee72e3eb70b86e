import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Row = Readonly<Record<string, unknown>>;

/** Writes rows of one shape into a table by COPY; triggers and foreign keys hold as for any other statement. */
export async function copyRows(client: Client, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const lines = rows.map((row) => `${columns.map((column) => cell(row[column])).join('\t')}\n`);
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from([lines.join('')]), stream);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in COPY's text format. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  // Marks are words: nothing in them ends an element.
  if (Array.isArray(value)) return cell(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
  if (typeof value !== 'string') throw new Error('A value of this kind has no place in a COPY.');
  return value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? '');
}
