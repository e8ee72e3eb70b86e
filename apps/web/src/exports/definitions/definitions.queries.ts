/** What the screen of definitions asks the server. */
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ExportDefinition } from '@portal/contract/exports/definitions.ts';
import type { Language } from '@portal/domain/languages.ts';
import { call } from '../../platform/network/api.ts';

export const DEFINITIONS = ['exportDefinitions'] as const;

export const useDefinition = (group: string) =>
  useQuery({
    queryKey: [...DEFINITIONS, group],
    queryFn: ({ signal }) => call('getExportDefinition', { params: { group }, signal }),
    staleTime: 0,
  });

/** The rows do not hang on the definition, which the screen has as it is now. */
export const useExportPreview = (group: string, language: Language) =>
  useQuery({
    queryKey: ['exportPreview', group, language],
    queryFn: ({ signal }) => call('previewExport', { params: { id: group }, query: { language }, signal }),
  });

/** As it is now; the columns that are offered for an export are others too. */
export function takeDefinition(client: QueryClient, definition: ExportDefinition): void {
  client.setQueryData([...DEFINITIONS, definition.id], definition);
  void client.invalidateQueries({ queryKey: ['exportColumns'] });
}
