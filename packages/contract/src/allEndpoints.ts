/** All endpoints, for the server, the OpenAPI document and the loop that attacks them. */
import { appointmentEndpoints } from './interviews/appointments.ts';
import { applicationEndpoints } from './applications/acts.ts';
import { binEndpoints } from './applications/bin.ts';
import { boardEndpoints } from './applications/board.ts';
import { cardMailEndpoints } from './applications/cardMails.ts';
import { duplicateEndpoints } from './applications/duplicates.ts';
import { datedDocumentEndpoints } from './applications/documents/datedDocuments.ts';
import { documentEndpoints } from './applications/documents/documents.ts';
import { applicationListEndpoints } from './applications/found/list.ts';
import { manyEndpoints } from './applications/found/many.ts';
import { photoEndpoints } from './applications/photos.ts';
import { noteEndpoints } from './applications/notes.ts';
import { presenceEndpoints } from './applications/presence.ts';
import { readEndpoints } from './applications/reads.ts';
import { readyTextEndpoints } from './applications/readyTexts.ts';
import { referenceEndpoints } from './applications/references.ts';
import { tagEndpoints } from './applications/tags.ts';
import { whoMayEndpoints } from './applications/whoMay.ts';
import { bulkEndpoints } from './bulk.ts';
import { churchEndpoints } from './churches/churches.ts';
import { ownReportEndpoints } from './census/ownReports.ts';
import { reportContactEndpoints } from './census/contacts.ts';
import { reportDateEndpoints } from './census/reportDates.ts';
import { reportChurchEndpoints } from './census/reportChurches.ts';
import { censusReportEndpoints } from './census/reports.ts';
import { myRegionEndpoints } from './census/myRegion.ts';
import { reportStatisticsEndpoints } from './census/statistics.ts';
import { satisfactionEndpoints } from './census/satisfaction.ts';
import { courseEndpoints } from './courses/courses.ts';
import { certificateEndpoints } from './courses/certificates.ts';
import { trackingEndpoints } from './courses/tracking.ts';
import { watchingEndpoints } from './courses/watching.ts';
import { mergingEndpoints } from './churches/merging.ts';
import { regionEndpoints } from './churches/regions.ts';
import { clientEndpoints } from './clients/clients.ts';
import { draftEndpoints } from './clients/drafts.ts';
import { traceEndpoints } from './clients/traces.ts';
import { ownClientAccountEndpoints } from './clients/ownAccount.ts';
import { dayEndpoints } from './day/day.ts';
import { conversationEndpoints } from './conversations.ts';
import { attendanceEndpoints } from './events/attendance.ts';
import { checkInEndpoints } from './events/checkIn.ts';
import { eventEndpoints } from './events/events.ts';
import { categoryEndpoints } from './content/categories.ts';
import { contentEndpoints } from './content/content.ts';
import { postEndpoints } from './content/posts.ts';
import { resourceEndpoints } from './content/resources.ts';
import { dossierEndpoints } from './dossiers/dossiers.ts';
import { copyEndpoints } from './exports/copies.ts';
import { exportDefinitionEndpoints } from './exports/definitions.ts';
import { exportEndpoints } from './exports/exports.ts';
import { historyEndpoints } from './history.ts';
import { importEndpoints } from './imports/imports.ts';
import { formEditEndpoints, intakeEndpoints, rulePreviewEndpoints } from './intake.ts';
import { interviewEndpoints } from './interviews.ts';
import { myInterviewEndpoints } from './interviews/myInterviews.ts';
import { licenceEndpoints } from './licences/licences.ts';
import { noticeEndpoints } from './notifications/notices.ts';
import { notificationEndpoints } from './notifications/notifications.ts';
import { recipientEndpoints } from './notifications/recipients.ts';
import { outboxEndpoints } from './outbox.ts';
import {
  exonerationEndpoints,
  externalPaymentEndpoints,
  paymentEndpoints,
  unmatchedPaymentEndpoints,
} from './payments.ts';
import { problemEndpoints } from './problems.ts';
import { searchEndpoints } from './search/search.ts';
import { sessionEndpoints } from './sessions.ts';
import { settingEndpoints } from './settings.ts';
import { settingVersionEndpoints } from './settings/versions.ts';
import { statisticEndpoints } from './statistics/statistics.ts';
import { streamEndpoints } from './stream.ts';
import { absenceEndpoints } from './users/absences.ts';
import { accountEndpoints } from './users/accountPages.ts';
import { userEndpoints } from './users/me.ts';
import { ownAccountEndpoints } from './users/ownAccount.ts';
import { secondFactorEndpoints } from './users/secondFactor.ts';
import { removalEndpoints } from './users/removal.ts';
import { roleEndpoints } from './users/roles.ts';
import { staffEndpoints } from './users/staff.ts';

/** By the noun under which the API's description lists them. */
export const endpointsByNoun = {
  sessions: sessionEndpoints,
  users: {
    ...accountEndpoints,
    ...userEndpoints,
    ...staffEndpoints,
    ...ownAccountEndpoints,
    ...absenceEndpoints,
    ...secondFactorEndpoints,
    ...removalEndpoints,
    ...roleEndpoints,
  },
  applications: {
    ...boardEndpoints,
    ...applicationListEndpoints,
    ...applicationEndpoints,
    ...binEndpoints,
    ...documentEndpoints,
    ...datedDocumentEndpoints,
    ...photoEndpoints,
    ...tagEndpoints,
    ...noteEndpoints,
    ...referenceEndpoints,
    ...readEndpoints,
    ...cardMailEndpoints,
    ...readyTextEndpoints,
    ...presenceEndpoints,
    ...whoMayEndpoints,
    ...manyEndpoints,
    ...streamEndpoints,
  },
  intake: { ...intakeEndpoints, ...formEditEndpoints, ...duplicateEndpoints, ...rulePreviewEndpoints },
  interviews: { ...interviewEndpoints, ...appointmentEndpoints, ...myInterviewEndpoints },
  conversations: conversationEndpoints,
  licences: licenceEndpoints,
  day: dayEndpoints,
  dossiers: dossierEndpoints,
  search: searchEndpoints,
  payments: { ...paymentEndpoints, ...externalPaymentEndpoints, ...unmatchedPaymentEndpoints, ...exonerationEndpoints },
  census: {
    ...reportChurchEndpoints,
    ...censusReportEndpoints,
    ...reportContactEndpoints,
    ...reportStatisticsEndpoints,
    ...satisfactionEndpoints,
    ...myRegionEndpoints,
    ...reportDateEndpoints,
    ...ownReportEndpoints,
  },
  churches: { ...regionEndpoints, ...churchEndpoints, ...mergingEndpoints },
  events: { ...eventEndpoints, ...checkInEndpoints, ...attendanceEndpoints },
  courses: { ...courseEndpoints, ...watchingEndpoints, ...trackingEndpoints, ...certificateEndpoints },
  clients: { ...ownClientAccountEndpoints, ...clientEndpoints, ...draftEndpoints, ...traceEndpoints },
  content: { ...contentEndpoints, ...categoryEndpoints, ...postEndpoints, ...resourceEndpoints },
  notifications: { ...noticeEndpoints, ...notificationEndpoints, ...recipientEndpoints },
  bulk: bulkEndpoints,
  outbox: outboxEndpoints,
  problems: problemEndpoints,
  settings: { ...settingEndpoints, ...settingVersionEndpoints },
  statistics: statisticEndpoints,
  imports: importEndpoints,
  exports: { ...exportEndpoints, ...copyEndpoints, ...exportDefinitionEndpoints },
  history: historyEndpoints,
};

export const allEndpoints = {
  ...endpointsByNoun.sessions,
  ...endpointsByNoun.users,
  ...endpointsByNoun.applications,
  ...endpointsByNoun.intake,
  ...endpointsByNoun.interviews,
  ...endpointsByNoun.conversations,
  ...endpointsByNoun.licences,
  ...endpointsByNoun.day,
  ...endpointsByNoun.dossiers,
  ...endpointsByNoun.search,
  ...endpointsByNoun.payments,
  ...endpointsByNoun.churches,
  ...endpointsByNoun.census,
  ...endpointsByNoun.events,
  ...endpointsByNoun.courses,
  ...endpointsByNoun.clients,
  ...endpointsByNoun.content,
  ...endpointsByNoun.notifications,
  ...endpointsByNoun.bulk,
  ...endpointsByNoun.outbox,
  ...endpointsByNoun.problems,
  ...endpointsByNoun.settings,
  ...endpointsByNoun.statistics,
  ...endpointsByNoun.imports,
  ...endpointsByNoun.exports,
  ...endpointsByNoun.history,
};

export type EndpointName = keyof typeof allEndpoints;

/** What the login, the frame and the board ask. The browser has all others in a file of their own: they grow with every noun. */
export const firstEndpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...userEndpoints,
  ...settingEndpoints,
  ...streamEndpoints,
  ...boardEndpoints,
};
export type FirstEndpointName = keyof typeof firstEndpoints;

/** The endpoints that list. */
export type ListName = {
  [Name in EndpointName]: (typeof allEndpoints)[Name] extends { list: unknown } ? Name : never;
}[EndpointName];
