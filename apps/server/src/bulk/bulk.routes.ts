import { bulkEndpoints } from '@portal/contract/bulk.ts';
import { act, read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { cancelBulkRun } from './cancelBulkRun.ts';
import type { BulkDefinition } from './defineBulk.ts';
import { getBulkRun, listBulkRuns } from './getBulkRun.ts';
import { listBulkRows } from './listBulkRows.ts';

export function bulkRoutes(http: Http, definitions: readonly BulkDefinition[]): void {
  serve(http, bulkEndpoints, {
    listBulkRuns: read(listBulkRuns),
    getBulkRun: read(getBulkRun),
    listBulkRows: read(listBulkRows(definitions)),
    cancelBulkRun: act(cancelBulkRun, (context, _result, input) => getBulkRun(context, input)),
  });
}
