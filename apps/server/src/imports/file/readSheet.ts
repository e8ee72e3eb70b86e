import { IMPORT_LIMITS } from '@portal/domain/imports/imports.ts';
import { MAX_FILE_BYTES } from '@portal/domain/fields/files.ts';
import { csvRows } from './csvRows.ts';
import { refuseFile, type CellValue, type Found } from './found.ts';
import { xlsxRows } from './xlsxRows.ts';

/** Cells of one row as texts; `line` counts from one, as a spreadsheet shows it. */
export interface SheetRow {
  line: number;
  cells: string[];
}

export interface Sheet {
  format: 'csv' | 'xlsx';
  encoding: string | null;
  separator: string | null;
  titles: string[];
  rows: SheetRow[];
}

const TYPES = 'CSV, XLSX';

/**
 * The first sheet of a file: its first row with anything in it are the titles, rows with nothing are left out. Refusals at
 * `file`: `field.file`, `import.unreadable`, `import.empty`, `import.rows`, `import.columns`, `import.cell`.
 */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const { rows: found, ...facts } = await open(bytes);
  const rows: SheetRow[] = [];
  let size = 0;
  for await (const { line, values } of found) {
    const cells = cellsOf(values);
    if (cells.length === 0) continue;
    if (cells.length > IMPORT_LIMITS.columns) throw refuseFile('import.columns', { most: IMPORT_LIMITS.columns });
    // One more for the titles.
    if (rows.length > IMPORT_LIMITS.rows) throw refuseFile('import.rows', { most: IMPORT_LIMITS.rows });
    for (const cell of cells) {
      if (cell.length > IMPORT_LIMITS.cell) throw refuseFile('import.cell', { line, most: IMPORT_LIMITS.cell });
      // With its separator: a workbook counts as the CSV that it would be, however few of its cells say anything.
      size += cell.length + 1;
    }
    // A workbook keeps what is alike once, and a small file may become a large table.
    if (size > MAX_FILE_BYTES) throw refuseFile('import.unreadable');
    rows.push({ line, cells });
  }
  const [titles, ...data] = rows;
  if (!titles || data.length === 0) throw refuseFile('import.empty');
  return { ...facts, titles: titles.cells, rows: data };
}

async function open(bytes: Buffer): Promise<Found> {
  const start = bytes.toString('latin1', 0, 4);
  if (start.startsWith('PK')) return xlsxRows(bytes);
  const found = start === '\u00D0\u00CF\u0011\u00E0' || start === '%PDF' ? undefined : csvRows(bytes);
  if (!found) throw refuseFile('field.file', { types: TYPES });
  return found;
}

/** Texts without what cannot be seen at their ends, up to the last that says anything. */
function cellsOf(values: readonly CellValue[]): string[] {
  const cells = values.map(textOf);
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** Marks of byte order stand in the middle where files were put together; a text with NUL no database keeps. */
const UNSEEN = /[\uFEFF\0]/gu;

function textOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value).replace(UNSEEN, '').toWellFormed().normalize('NFC').trim();
}
