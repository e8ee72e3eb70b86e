import { defineJob, type JobDefinition } from '../platform/jobs/defineJob.ts';
import { bulkQueue } from './bulkQueue.ts';
import type { BulkDefinition } from './defineBulk.ts';
import { workOnRun } from './workOnRun.ts';

/** A turn ends by itself long before; one that did not was cut off with its process, and another takes the run up. */
const EXPIRE_SECONDS = 60;

/** What works on the runs of these kinds. */
export const bulkJobs = (definitions: readonly BulkDefinition[]): JobDefinition[] =>
  [
    defineJob({
      ...bulkQueue,
      atOnce: 2,
      expireInSeconds: EXPIRE_SECONDS,
      work: (context, { run }) => workOnRun(context, definitions, run),
    }),
  ] as JobDefinition[];
