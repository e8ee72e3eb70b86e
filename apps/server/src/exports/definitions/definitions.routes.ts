import { exportDefinitionEndpoints } from '@portal/contract/exports/definitions.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { act, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import { placeExportElement, showExportElement, titleExportElement } from './changeDefinition.ts';
import { getListOfGroup, tellDefinition } from './definition.ts';
import { getExportDefinition } from './getDefinition.ts';
import { previewExport } from './previewExport.ts';

export function exportDefinitionRoutes(http: Http, lists: readonly ExportedList[]): void {
  const told = ({ db }: StaffContext, group: string) => tellDefinition(db, getListOfGroup(lists, group));
  serve(http, exportDefinitionEndpoints, {
    getExportDefinition: read(getExportDefinition(lists)),
    placeExportElement: act(placeExportElement(lists), told),
    showExportElement: act(showExportElement(lists), told),
    titleExportElement: act(titleExportElement(lists), told),
    previewExport: read(previewExport(lists)),
  });
}
