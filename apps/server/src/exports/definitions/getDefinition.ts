import type { ExportDefinition, exportDefinitionEndpoints } from '@portal/contract/exports/definitions.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import { getListOfGroup, tellDefinition } from './definition.ts';

/** How a list looks as a file, by its group. Refusal: `http.notFound`. */
export const getExportDefinition =
  (lists: readonly ExportedList[]) =>
  (
    { db }: StaffContext,
    { params }: InputOf<typeof exportDefinitionEndpoints.getExportDefinition>,
  ): Promise<ExportDefinition> =>
    tellDefinition(db, getListOfGroup(lists, params.group));
