import type { JobDefinition } from '../platform/jobs/defineJob.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import { clearExports } from './clearExports.ts';
import { makeExport } from './making/makeExport.ts';

/** What makes exports of these lists, and clears them away. */
export const exportJobs = (lists: readonly ExportedList[]): JobDefinition[] =>
  [makeExport(lists), clearExports] as JobDefinition[];
