import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { IMPORT_LIMITS } from '@portal/domain/imports/imports.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readSheet } from './readSheet.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') => readSheet(Buffer.from(text, encoding));
const codeOf = (bytes: Buffer): Promise<unknown> =>
  readSheet(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.data.fields?.['file'] : error),
  );
const workbook = async (rows: (string | number | Date | null)[][]): Promise<Buffer> => {
  const { writeXlsx } = await import('hucre/xlsx');
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'One', rows }] }));
};

test.each([
  ['latin1', 'windows-1252'],
  ['utf8', 'utf-8'],
] as const)('a text of %s is read as %s', async (encoding, told) => {
  const { titles, rows, ...facts } = await read('Nombre;País\nÑusta, la mayor;Perú', encoding);
  expect({ titles, rows, facts }).toEqual({
    titles: ['Nombre', 'País'],
    rows: [{ line: 2, cells: ['Ñusta, la mayor', 'Perú'] }],
    facts: { format: 'csv', encoding: told, separator: ';' },
  });
});

test.each([
  ['utf-8', Buffer.from('\uFEFFa,é\n1,2')],
  ['utf-16le', Buffer.from('\uFEFFa,é\n1,2', 'utf16le')],
  ['utf-16be', Buffer.from('\uFEFFa,é\n1,2', 'utf16le').swap16()],
])('a mark of byte order says that it is %s', async (encoding, bytes) => {
  expect(await readSheet(bytes)).toMatchObject({ encoding, titles: ['a', 'é'] });
});

test('rows keep their lines, empty ones and what cannot be seen are left out', async () => {
  const { rows } = await read('a\tb\n\n \t\t\n1\t \uFEFF2 \t\n"x\ny"\t');
  expect(rows).toEqual([
    { line: 4, cells: ['1', '2'] },
    { line: 5, cells: ['x\ny'] },
  ]);
});

test('of a workbook the first sheet is read: days as days, of a formula its value', async () => {
  const { titles, rows, format } = await readSheet(
    await workbook([
      ['Name', 'Born', 'Members'],
      ['Ada', new Date(Date.UTC(1990, 2, 4)), 3_001_234_567],
      [null, null, null],
      ['Bea', null, 0.5],
    ]),
  );
  expect({ titles, rows, format }).toEqual({
    titles: ['Name', 'Born', 'Members'],
    rows: [
      { line: 2, cells: ['Ada', '1990-03-04', '3001234567'] },
      { line: 4, cells: ['Bea', '', '0.5'] },
    ],
    format: 'xlsx',
  });
});

test.each<[string, () => Buffer | Promise<Buffer>, object]>([
  ['501 columns', () => Buffer.from(`${'a,'.repeat(500)}a\n1`), { code: 'import.columns', params: { most: 500 } }],
  [
    'more rows than are taken',
    () => Buffer.from(`a\n${'1\n'.repeat(IMPORT_LIMITS.rows + 1)}`),
    { code: 'import.rows', params: { most: 20_000 } },
  ],
  ['titles alone', () => Buffer.from('a,b\n\n,,\n'), { code: 'import.empty' }],
  [
    'a cell that is too long',
    () => Buffer.from(`a\n${'x'.repeat(IMPORT_LIMITS.cell + 1)}`),
    { code: 'import.cell', params: { line: 2, most: 2_000 } },
  ],
  [
    'bytes that are no text',
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
    { code: 'field.file', params: { types: 'CSV, XLSX' } },
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n'), { code: 'field.file', params: { types: 'CSV, XLSX' } }],
  [
    'an archive that is no workbook',
    () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
    { code: 'import.unreadable' },
  ],
  [
    'a workbook that is cut off',
    async () => (await workbook([['a'], ['b']])).subarray(0, 900),
    { code: 'import.unreadable' },
  ],
  ['a zip bomb named as a workbook', bomb, { code: 'import.unreadable' }],
  ['a small workbook that would be a table beyond all bounds', sparse, { code: 'import.unreadable' }],
  ['one that lies about its size', async () => lying(await bomb()), { code: 'import.unreadable' }],
])('%s is refused in clear words', async (_what, made, problem) => {
  expect(await codeOf(await made())).toEqual(problem);
});

test('as many rows and columns as are taken are read', async () => {
  const wide = Array.from({ length: IMPORT_LIMITS.columns }, (_, at) => `t${at}`).join(',');
  const { rows, titles } = await read(`${wide}\n${'1\n'.repeat(IMPORT_LIMITS.rows)}`);
  expect([titles.length, rows.length]).toEqual([IMPORT_LIMITS.columns, IMPORT_LIMITS.rows]);
});

/** A workbook whose only sheet unpacks into more than is taken. */
async function bomb(): Promise<Buffer> {
  const sheet = new Uint8Array(IMPORT_LIMITS.unpacked + 1);
  return Buffer.from(
    zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/sheet1.xml': sheet }, { level: 9 }),
  );
}

/** Its texts are less than is taken; with the empty cells before each it would be more. */
async function sparse(): Promise<Buffer> {
  const parts = unzipSync(await workbook([['a'], ['b']]));
  const rows = Array.from({ length: 7_000 }, (_, at) => {
    const cell = `<c r="SF${at + 1}" t="inlineStr"><is><t>${'x'.repeat(1_900)}</t></is></c>`;
    return `<row r="${at + 1}">${cell}</row>`;
  });
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`;
  return Buffer.from(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) }));
}

/** Says everywhere that what unpacks into so much has 100 bytes. */
function lying(bytes: Buffer): Buffer {
  const told = Buffer.alloc(4);
  told.writeUInt32LE(IMPORT_LIMITS.unpacked + 1);
  const small = Buffer.alloc(4);
  small.writeUInt32LE(100);
  for (let at = bytes.indexOf(told); at >= 0; at = bytes.indexOf(told, at + 1)) small.copy(bytes, at);
  return bytes;
}
