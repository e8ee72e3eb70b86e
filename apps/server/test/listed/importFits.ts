import type { ListedImport } from '@portal/contract/imports/imports.ts';
import { any, within } from '../naive.ts';

/** Whether an import as it is told fits a value of a filter. */
export const IMPORT_FITS = {
  state: ({ state }: ListedImport, value: string) => any(state, value),
  made: ({ createdAt }: ListedImport, value: string) => within(createdAt, value),
};
