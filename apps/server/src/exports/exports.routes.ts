import { exportEndpoints } from '@portal/contract/exports/exports.ts';
import { act, preparedAct, read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import { cancelExport } from './cancelExport.ts';
import { getExport, tellOwnExport } from './getExport.ts';
import { listExportColumns } from './listExportColumns.ts';
import { listExports } from './listExports.ts';
import { orderExport, prepareExport } from './orderExport.ts';

export function exportRoutes(http: Http, lists: readonly ExportedList[]): void {
  serve(http, exportEndpoints, {
    listExportColumns: read(listExportColumns(lists)),
    orderExport: preparedAct(prepareExport(lists), orderExport, (context, id) => tellOwnExport(context, lists, id)),
    getExport: read(getExport(lists)),
    cancelExport: act(cancelExport, (context, id) => tellOwnExport(context, lists, id)),
    listExports: read(listExports(lists)),
  });
}
