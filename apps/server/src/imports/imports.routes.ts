import { importEndpoints } from '@portal/contract/imports/imports.ts';
import { act, preparedAct, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { getImport } from './getImport.ts';
import { checkImport, runImport, undoImport } from './importActs.ts';
import type { ImportKindDefinition } from './kinds/importKind.ts';
import { listImportRows } from './listImportRows.ts';
import { listImports } from './listImports.ts';
import { prepareImport, uploadImport } from './uploadImport.ts';

/** Files that are brought in, of these kinds. */
export function importRoutes(http: Http, kinds: readonly ImportKindDefinition[]): void {
  const answer = (context: Parameters<typeof getImport>[0], id: number) => getImport(context, { params: { id } });
  serve(http, importEndpoints, {
    listImports: read(listImports),
    uploadImport: preparedAct(prepareImport(kinds), uploadImport, answer),
    getImport: readOnce(getImport),
    listImportRows: read(listImportRows(kinds)),
    checkImport: act(checkImport(kinds), answer),
    runImport: act(runImport(kinds), answer),
    undoImport: act(undoImport(kinds), answer),
  });
}
