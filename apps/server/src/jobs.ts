import type { JobDefinition } from './platform/jobs/defineJob.ts';
import { clearUploads } from './applications/clearUploads.ts';
import { foldCounters } from './applications/foldCounters.ts';
import { mailJobs } from './mails/mails.jobs.ts';
import { cleanUp } from './platform/http/cleanUp.ts';

/** Every job of the product. */
export const jobDefinitions: readonly JobDefinition[] = [
  foldCounters,
  clearUploads,
  cleanUp,
  ...mailJobs,
] as JobDefinition[];
