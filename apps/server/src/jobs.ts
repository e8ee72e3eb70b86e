import type { JobDefinition } from './platform/jobs/defineJob.ts';
import { applicationBulks } from './applications/applications.bulk.ts';
import { clearUploads } from './applications/clearUploads.ts';
import { foldCounters } from './applications/foldCounters.ts';
import { rebuildCards } from './applications/rebuildCards.ts';
import { bulkJobs } from './bulk/bulk.jobs.ts';
import { clearBulkRuns } from './bulk/clearBulkRuns.ts';
import { clientJobs } from './clients/clients.jobs.ts';
import { mailJobs } from './mails/mails.jobs.ts';
import { cleanUp } from './platform/http/cleanUp.ts';
import { userJobs } from './users/users.jobs.ts';

/** Every job of the product. */
export const jobDefinitions: readonly JobDefinition[] = [
  foldCounters,
  clearUploads,
  rebuildCards,
  cleanUp,
  clearBulkRuns,
  ...bulkJobs(applicationBulks),
  ...mailJobs,
  ...clientJobs,
  ...userJobs,
] as JobDefinition[];
