import type { JobDefinition } from './platform/jobs/defineJob.ts';
import { applicationBulks } from './applications/applications.bulk.ts';
import { emptyBin } from './applications/bin/emptyBin.ts';
import { foldCounters } from './applications/board/foldCounters.ts';
import { rebuildCards } from './applications/board/rebuildCards.ts';
import { remindOfDocuments } from './applications/documents/remindOfDocuments.ts';
import { renewTagged } from './applications/tags/renewTagged.ts';
import { bulkJobs } from './bulk/bulk.jobs.ts';
import { clearBulkRuns } from './bulk/clearBulkRuns.ts';
import { beginChanges } from './churches/keepChurch.ts';
import { censusJobs } from './census/census.jobs.ts';
import { censusBulks } from './census/chasing/remindMany.ts';
import { clientBulks } from './clients/clients.bulk.ts';
import { clientJobs } from './clients/clients.jobs.ts';
import { eraseTraces } from './clients/traces/eraseTraced.ts';
import { conversationJobs } from './conversations/conversations.jobs.ts';
import { licenceBulks } from './licences/renewLicences.ts';
import { courseJobs } from './courses/certificates/courses.jobs.ts';
import { dossierJobs } from './dossiers/dossiers.jobs.ts';
import { exportedLists } from './exportedLists.ts';
import { exportJobs } from './exports/exports.jobs.ts';
import { clearImports } from './imports/clearImports.ts';
import { importBulks } from './imports/imports.bulk.ts';
import { importedKinds } from './importedKinds.ts';
import { licenceJobs } from './licences/licences.jobs.ts';
import { notificationJobs } from './notifications/notifications.jobs.ts';
import { outboxJobs } from './outbox/outbox.jobs.ts';
import { fileOwners } from './fileOwners.ts';
import { clearFiles } from './platform/files/clearFiles.ts';
import { clearOrphans } from './platform/files/clearOrphans.ts';
import { cleanUp } from './platform/http/cleanUp.ts';
import { keepErasures } from './platform/privacy/erasures.ts';
import { keepStatistics } from './statistics/kept/keepStatistics.ts';
import { statisticReach } from './statisticReach.ts';
import { userJobs } from './users/users.jobs.ts';

/** Every job of the product. */
export const jobDefinitions: readonly JobDefinition[] = [
  foldCounters,
  clearFiles,
  clearOrphans(fileOwners),
  rebuildCards,
  emptyBin(fileOwners),
  renewTagged,
  remindOfDocuments,
  cleanUp,
  keepErasures,
  clearBulkRuns,
  ...bulkJobs([...applicationBulks, ...clientBulks, ...licenceBulks, ...censusBulks, ...importBulks(importedKinds)]),
  ...outboxJobs,
  beginChanges,
  ...clientJobs,
  eraseTraces(fileOwners),
  ...conversationJobs,
  ...userJobs,
  ...licenceJobs,
  ...censusJobs,
  ...courseJobs,
  ...dossierJobs,
  clearImports,
  ...notificationJobs,
  keepStatistics(statisticReach),
  ...exportJobs(exportedLists, fileOwners),
] as JobDefinition[];
