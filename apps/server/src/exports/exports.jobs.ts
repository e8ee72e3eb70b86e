import type { FileOwner } from '../platform/files/fileOwner.ts';
import type { JobDefinition } from '../platform/jobs/defineJob.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import { clearExports } from './clearExports.ts';
import { makeExport } from './making/makeExport.ts';

/** What makes exports of these lists, and copies of persons with the files of these owners, and clears them away. */
export const exportJobs = (lists: readonly ExportedList[], owners: readonly FileOwner[]): JobDefinition[] =>
  [makeExport({ lists, owners }), clearExports] as JobDefinition[];
