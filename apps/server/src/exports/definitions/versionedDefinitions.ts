import { exportDefinitionEndpoints } from '@portal/contract/exports/definitions.ts';
import type { DefinedElement } from '@portal/domain/exports/definitions.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import type { VersionedSetting } from '../../settings/versions/versionedSetting.ts';
import { setDefinition } from './changeDefinition.ts';
import { definitionOf } from './definition.ts';

/** What the definition of each list was, and its way back. */
export const versionedDefinitions = (lists: readonly ExportedList[]): VersionedSetting[] =>
  lists.map((list) => {
    const { key, versions } = definitionOf(list);
    return {
      key,
      permission: exportDefinitionEndpoints.titleExportElement.permission,
      versions,
      restore: (context, content, version) =>
        setDefinition(context, list, { elements: content as DefinedElement[], version }),
    };
  });
