import type { exportEndpoints } from '@portal/contract/exports/exports.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import { exportWords } from '../platform/lists/exportWords.ts';
import { shownColumns } from './definitions/definition.ts';
import { mayExport } from './mayExport.ts';

type Columns = typeof exportEndpoints.listExportColumns;

/** What a list can be taken out with, as it is defined; one that the reader may not take out is refused as GE004. */
export const listExportColumns =
  (lists: readonly ExportedList[]) =>
  async (context: StaffContext, { params }: InputOf<Columns>): Promise<ReplyOf<Columns>> => {
    const list = lists.find(({ name }) => name === params.list);
    if (!list) throw notFound();
    mayExport(context.actor, list);
    const words = await exportWords(context.language);
    const shown = await shownColumns(context.db, list);
    return shown.map(({ key, under, title }) => ({ key, under, title: title(words) }));
  };
