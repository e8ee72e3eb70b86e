/** Exports as somebody else's programs read them. */
import { read, utils } from '@e965/xlsx';
import type { Exported } from '@portal/contract/exports/exports.ts';
import type { ExportedListName, ExportFormat } from '@portal/domain/exports/exports.ts';
import type { Language } from '@portal/domain/languages.ts';
import { exportedLists } from '../../src/exportedLists.ts';
import { cellOf } from '../../src/exports/file/cells.ts';
import type { ExportWords } from '../../src/platform/lists/exportWords.ts';
import type { Answer, Caller, TestServer } from '../buildTestServer.ts';

export interface Asked {
  list: ExportedListName;
  query?: Record<string, string>;
  format?: ExportFormat;
  language?: Language;
  columns?: readonly string[];
}

/** The keys of all columns of a list, in its order. */
const columnsOf = async (caller: Pick<Caller, 'get' | 'send'>, list: ExportedListName): Promise<string[]> =>
  (await caller.get(`/api/business/exports/columns/${list}`)).data.map(({ key }: { key: string }) => key);

/** Orders an export, with all columns unless some are asked for. */
export const orderExport = async (
  caller: Pick<Caller, 'get' | 'send'>,
  { list, query = {}, format = 'csv', language = 'en', columns }: Asked,
): Promise<Answer<Exported>> =>
  caller.send('POST', '/api/business/exports', {
    list,
    query,
    format,
    language,
    columns: columns ?? (await columnsOf(caller, list)),
  });

/** The bytes of a file, by the address that its owner was given. */
export async function openExport(portal: TestServer, { file }: Exported): Promise<Buffer> {
  const answer = await portal.server.inject({ url: file?.url ?? '' });
  if (answer.statusCode !== 200) throw new Error(`The file was answered ${answer.statusCode}.`);
  return answer.rawPayload;
}

/** The rows of a CSV, its titles first. */
export function readCsv(bytes: Buffer): string[][] {
  const [sheet] = Object.values(read(bytes, { type: 'buffer', raw: true }).Sheets);
  return utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1, raw: false, defval: '', blankrows: true });
}

/** The first sheet of a workbook: its rows as they are shown, its titles first, and its cells as they are kept. */
export function readWorkbook(bytes: Buffer) {
  const { SheetNames: names, Sheets: sheets } = read(bytes, {
    type: 'buffer',
    cellDates: true,
    cellNF: true,
    UTC: true,
  });
  const sheet = sheets[names[0] ?? ''] ?? {};
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true });
  return { names, sheet, rows };
}

/** A row as the list tells it, as its line of a CSV is to be read. */
export function cellsOf(list: ExportedListName, row: unknown, words: ExportWords): string[] {
  const { columns } = exportedLists.find(({ name }) => name === list) ?? { columns: [] };
  return columns.map((column) => {
    const cell = cellOf('csv', column, row, words);
    return typeof cell === 'string' && /^[=+\-@|\t\r]/.test(cell) ? `'${cell}` : String(cell ?? '');
  });
}
