import type { JobDefinition } from './platform/jobs/defineJob.ts';
import { applicationBulks } from './applications/applications.bulk.ts';
import { foldCounters } from './applications/board/foldCounters.ts';
import { rebuildCards } from './applications/board/rebuildCards.ts';
import { bulkJobs } from './bulk/bulk.jobs.ts';
import { clearBulkRuns } from './bulk/clearBulkRuns.ts';
import { clientBulks } from './clients/clients.bulk.ts';
import { clientJobs } from './clients/clients.jobs.ts';
import { outboxJobs } from './outbox/outbox.jobs.ts';
import { fileOwners } from './fileOwners.ts';
import { clearFiles } from './platform/files/clearFiles.ts';
import { clearOrphans } from './platform/files/clearOrphans.ts';
import { cleanUp } from './platform/http/cleanUp.ts';
import { userJobs } from './users/users.jobs.ts';

/** Every job of the product. */
export const jobDefinitions: readonly JobDefinition[] = [
  foldCounters,
  clearFiles,
  clearOrphans(fileOwners),
  rebuildCards,
  cleanUp,
  clearBulkRuns,
  ...bulkJobs([...applicationBulks, ...clientBulks]),
  ...outboxJobs,
  ...clientJobs,
  ...userJobs,
] as JobDefinition[];
