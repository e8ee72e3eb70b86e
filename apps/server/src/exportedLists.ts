import { binExport } from './applications/bin/exportBin.ts';
import { datedDocumentsExport } from './applications/documents/exportDatedDocuments.ts';
import { applicationsExport } from './applications/list/exportApplications.ts';
import { careCommentsExport, visionCommentsExport } from './census/satisfaction/exportComments.ts';
import { reportChurchesExport } from './census/churches/exportReportChurches.ts';
import { churchesExport } from './census/care/exportChurches.ts';
import { leadersExport } from './applications/regions/exportLeaders.ts';
import { tagsExport } from './applications/tags/exportTags.ts';
import { changes } from './changedRecords.ts';
import { draftsExport } from './clients/drafts/exportDrafts.ts';
import { createdAccountsExport } from './clients/created/exportCreatedAccounts.ts';
import { clientsExport } from './clients/exportClients.ts';
import { unfinishedExport } from './clients/unfinished/exportUnfinished.ts';
import { certificatesExport } from './courses/certificates/exportCertificates.ts';
import { courseViewsExport } from './courses/tracking/exportViews.ts';
import { myDayExport } from './day/exportMyDay.ts';
import { categoriesExport } from './content/categories/exportCategories.ts';
import { postsExport } from './content/posts/exportPosts.ts';
import { attendanceExport } from './events/attendance/exportAttendance.ts';
import { eventsExport } from './events/exportEvents.ts';
import { exportsExport } from './exports/exportExports.ts';
import { changesExport } from './history/exportChanges.ts';
import { importsExport } from './imports/exportImports.ts';
import { myInterviewsExport } from './interviews/mine/exportMyInterviews.ts';
import { licencesExport } from './licences/exportLicences.ts';
import { notificationsExport } from './notifications/sending/exportNotifications.ts';
import { recipientsExport } from './notifications/sending/exportRecipients.ts';
import { outboxExport } from './outbox/exportOutbox.ts';
import { exonerationsExport } from './payments/exonerations/exportExonerations.ts';
import { paymentsExport } from './payments/unmatched/exportPayments.ts';
import { statisticReach } from './statisticReach.ts';
import { exportStatistics } from './statistics/exportStatistics.ts';
import type { ExportedList } from './platform/lists/exportOf.ts';
import { problemsExport } from './problems/exportProblems.ts';
import { rolesExport } from './users/roles/exportRoles.ts';
import { usersExport } from './users/management/exportUsers.ts';

const others: readonly ExportedList[] = [
  applicationsExport,
  attendanceExport,
  binExport,
  careCommentsExport,
  categoriesExport,
  changesExport(changes),
  churchesExport,
  clientsExport,
  certificatesExport,
  courseViewsExport,
  datedDocumentsExport,
  createdAccountsExport,
  draftsExport,
  eventsExport,
  exonerationsExport,
  importsExport,
  leadersExport,
  licencesExport,
  myDayExport,
  myInterviewsExport,
  notificationsExport,
  outboxExport,
  paymentsExport,
  postsExport,
  problemsExport,
  recipientsExport,
  reportChurchesExport,
  rolesExport,
  tagsExport,
  unfinishedExport,
  usersExport,
  visionCommentsExport,
  ...exportStatistics(statisticReach),
];

/** What every list of the contract is taken out with. */
export const exportedLists: readonly ExportedList[] = [...others, exportsExport(others)];
