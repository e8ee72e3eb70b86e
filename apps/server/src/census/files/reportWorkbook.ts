import type { CellValue, WriteSheet } from 'hucre/xlsx';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { NEW_YORK } from '../../platform/clock.ts';
import type { ExportWords } from '../../platform/lists/exportWords.ts';
import type { ReportSheet } from './reportSheet.ts';

const FORMATS = { number: '#,##0', day: 'yyyy-mm-dd', instant: 'yyyy-mm-dd hh:mm' } as const;

/** A report as a workbook: a line a question; figures and dates are such, what was left blank is empty. */
export async function reportWorkbook(sheet: ReportSheet, words: ExportWords): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets: [sheetOf(sheet, words)], properties: { title: sheet.title } });
}

function sheetOf({ quarter, church, deadline, sentAt, parts }: ReportSheet, { say }: ExportWords): WriteSheet {
  const about = say('censusForm', 'file.report');
  const received = say('common', 'inNewYork', { instant: say('censusForm', 'file.received') });
  const { day, time } = wallAt(sentAt.getTime(), NEW_YORK);
  const head: CellValue[][] = [
    (['part', 'question', 'answer', 'reason'] as const).map((column) => say('censusForm', `file.${column}`)),
    [about, say('reportChurches', 'name'), church.name, null],
    [about, say('reportChurches', 'city'), church.city, null],
    [about, say('reportChurches', 'country'), church.country, null],
    [about, say('reportChurches', 'quarter'), quarter, null],
    [about, say('reportChurches', 'deadline'), new Date(`${deadline}T00:00:00Z`), null],
    // As the clock in New York showed it.
    [about, received, new Date(`${day}T${time}:00Z`), null],
  ];
  const formats = { [head.length - 2]: FORMATS.day, [head.length - 1]: FORMATS.instant };
  return {
    name: quarter,
    freezePane: { rows: 1 },
    columns: [{ width: 18 }, { width: 48 }, { width: 40, numFmt: FORMATS.number }, { width: 48 }],
    rows: [
      ...head,
      ...parts.flatMap(({ title, lines }) => lines.map(({ label, answer, reason }) => [title, label, answer, reason])),
    ],
    cells: new Map(Object.entries(formats).map(([row, numFmt]) => [`${row},2`, { style: { numFmt } }])),
  };
}
