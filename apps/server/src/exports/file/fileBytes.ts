import type { ExportFormat } from '@portal/domain/exports/exports.ts';
import type { ExportColumn } from '../../platform/lists/exportOf.ts';
import type { Cell } from './cells.ts';

interface Sheet {
  format: ExportFormat;
  title: string;
  header: readonly string[];
  columns: readonly ExportColumn[];
}

const NUMBER_FORMATS: Readonly<Partial<Record<ExportColumn['kind'], string>>> = {
  number: '#,##0',
  decimal: '#,##0.##',
  money: '#,##0.00',
  day: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm',
};

/** Excel's own limits of a sheet's name. */
const sheetName = (title: string): string => title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 28);

/** The file as it comes, in memory that does not grow with its rows. */
export async function* fileBytes(
  { format, title, header, columns }: Sheet,
  rows: AsyncIterable<Cell[]>,
): AsyncGenerator<Uint8Array> {
  if (format === 'csv') {
    const { writeCsvStream } = await import('hucre/csv');
    // What a program would take for a formula is text; the byte order mark tells Excel that it is UTF-8.
    yield* writeCsvStream(withHeader(header, rows), { headers: false, bom: true, escapeFormulae: true });
    return;
  }
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(rows, {
    name: sheetName(title),
    freezePane: { rows: 1 },
    columns: columns.map(({ kind, width }, place) => ({
      header: header[place] ?? '',
      width: Math.max(width, (header[place]?.length ?? 0) + 2),
      ...(NUMBER_FORMATS[kind] && { numFmt: NUMBER_FORMATS[kind] }),
    })),
  });
}

async function* withHeader(header: readonly string[], rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  yield [...header];
  yield* rows;
}
