import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import type { Endpoint, ReplyOf } from '@portal/contract/endpoints.ts';
import type { exportDefinitionEndpoints } from '@portal/contract/exports/definitions.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { check } from '../../platform/http/input.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import { exportWords } from '../../platform/lists/exportWords.ts';
import { cellOf } from '../file/cells.ts';
import { isExportable } from '../mayExport.ts';
import { getListOfGroup } from './definition.ts';

type Preview = typeof exportDefinitionEndpoints.previewExport;

/** As many as show what a column holds. */
const ROWS = 5;

/** The first rows of a list within the reader's reach, with a cell for every column. Refusal: `http.notFound`. */
export const previewExport =
  (lists: readonly ExportedList[]) =>
  async (context: StaffContext, { params, query }: InputOf<Preview>): Promise<ReplyOf<Preview>> => {
    const list = getListOfGroup(lists, params.id);
    const language = query.language ?? context.language;
    const columns = list.columns.map(({ key }) => key);
    if (!isExportable(context.actor, list)) return { may: false, columns, rows: [] };
    const { query: schema }: Endpoint = allEndpoints[list.name];
    const whole = await list.rows({ ...context, language }, check(schema, {}));
    const words = await exportWords(language);
    for await (const batch of whole.batches()) {
      const rows = batch
        .slice(0, ROWS)
        .map((row) => list.columns.map((column) => String(cellOf('csv', column, row, words) ?? '')));
      return { may: true, columns, rows };
    }
    return { may: true, columns, rows: [] };
  };
