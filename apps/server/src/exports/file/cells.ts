/** What stands in a cell, as each format has it: real numbers and dates where it knows them. */
import type { ExportFormat } from '@portal/domain/exports/exports.ts';
import { NEW_YORK } from '../../platform/clock.ts';
import type { ExportColumn } from '../../platform/lists/exportOf.ts';
import type { ExportWords } from '../../platform/lists/exportWords.ts';

export type Cell = string | number | null;

/** Excel opens no file in which a text is longer. */
const LONGEST_TEXT = 32_767;
/** XML has no way to write these; no CSV needs them. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

const DAY_MS = 86_400_000;
/** Excel's days begin so many before 1970. */
const EPOCH = 25_569;

/** The cell of a column for a row. */
export function cellOf(format: ExportFormat, { kind, value }: ExportColumn, row: unknown, words: ExportWords): Cell {
  // Its own list's rows alone come here.
  const found = value(row as never, words);
  if (found === null || found === undefined || found === '') return null;
  switch (kind) {
    case 'number':
    case 'decimal':
      return Number(found);
    case 'money':
      return Number(found) / 100;
    case 'day':
      return moment(format, dayOf(String(found)), 10);
    case 'instant':
      return moment(format, inNewYork(Date.parse(String(found))), 16);
    case 'country':
      return words.country(String(found));
    case 'text':
      return String(found).toWellFormed().replaceAll(UNWRITABLE, '').slice(0, LONGEST_TEXT);
  }
}

/** `2026-11-23` or `2026-11-23 15:43`, which programs of every language read alike. */
const moment = (format: ExportFormat, at: number, length: number): Cell =>
  format === 'xlsx' ? EPOCH + at / DAY_MS : new Date(at).toISOString().slice(0, length).replace('T', ' ');

const dayOf = (text: string): number =>
  text.length === 10 ? Date.parse(text) : Math.floor(inNewYork(Date.parse(text)) / DAY_MS) * DAY_MS;

/** An instant as its clock in New York shows it, to the minute, in milliseconds as if that were UTC. */
function inNewYork(instant: number): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  const hour = Math.floor(instant / 3_600_000);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offset = offsetAt(hour * 3_600_000);
    offsets.set(hour, offset);
  }
  return minute + offset;
}

/** Asking for each cell would take longer than all the rest; the clock changes on the hour. */
const offsets = new Map<number, number>();
const MOST_OFFSETS = 50_000;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: NEW_YORK,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function offsetAt(hour: number): number {
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = (parts.format(hour).match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year, month - 1, day, hours, minutes) - hour;
}
