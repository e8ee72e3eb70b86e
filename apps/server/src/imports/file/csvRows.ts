import { setImmediate } from 'node:timers/promises';
import type { Found } from './found.ts';

const MARKS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** A table that holds nothing but separators is read to here. */
const MOST_LINES = 200_000;
/** Others are answered after so many. */
const AT_ONCE = 1_000;

/** The rows of a text whose encoding and separator are found out; nothing for bytes that are no text. */
export function csvRows(bytes: Buffer): Found | undefined {
  const { encoding, text } = decoded(bytes);
  if (text.includes('\0')) return undefined;
  return {
    format: 'csv',
    encoding,
    separator: separatorOf(text),
    rows: rowsOf(text),
  };
}

/** By its mark; else as UTF-8 if it is that to the last byte, or as Windows writes the languages of Western Europe. */
function decoded(bytes: Buffer): { encoding: string; text: string } {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { encoding: marked[0], text: new TextDecoder(marked[0]).decode(bytes) };
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) };
  }
}

const SEPARATORS = [';', ',', '\t', '|'] as const;

/** The one that the titles have most of: a comma may stand in any text below them, and in numbers. */
function separatorOf(text: string): string {
  const titles = (/\S[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const counts = SEPARATORS.map((each) => titles.split(each).length - 1);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function* rowsOf(text: string): Found['rows'] {
  const { streamCsvRows } = await import('hucre/csv');
  let line = 0;
  for (const values of streamCsvRows(text, { delimiter: separatorOf(text) })) {
    line += 1;
    if (line > MOST_LINES) return;
    if (line % AT_ONCE === 0) await setImmediate();
    yield { line, values };
  }
}
