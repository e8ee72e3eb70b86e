/** The namespaces that the browser loads, one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import { CENSUS_LOADERS, type CensusTexts, type Load } from './census/censusTexts.ts';
import { CLIENT_LOADERS, type ClientTexts } from './clients/clientTexts.ts';
import { CONTENT_LOADERS, type ContentTexts } from './content/contentTexts.ts';
import { EVENT_LOADERS, type EventTexts } from './events/eventTexts.ts';
import { COURSE_LOADERS, type CourseTexts } from './courses/courseTexts.ts';
import { STATISTIC_LOADERS, type StatisticTexts } from './statistics/statisticTexts.ts';
import type { accounts } from './en/users/accounts.ts';
import type { applicationDetail } from './en/applications/applicationDetail.ts';
import type { applicationList } from './en/applications/applicationList.ts';
import type { applicationForm } from './en/applications/applicationForm.ts';
import type { applications } from './en/applications/applications.ts';
import type { bin } from './en/applications/bin.ts';
import type { bulk } from './en/bulk.ts';
import type { cardMails } from './en/applications/cardMails.ts';
import type { charts } from './en/charts.ts';
import type { common } from './en/common.ts';
import type { configuration } from './en/settings/configuration.ts';
import type { conversations } from './en/conversations.ts';
import type { day } from './en/day.ts';
import type { documents } from './en/applications/documents.ts';
import type { dossiers } from './en/dossiers.ts';
import type { errors } from './en/errors.ts';
import type { exonerationList } from './en/payments/exonerationList.ts';
import type { history } from './en/history.ts';
import type { licenceList } from './en/licences/licenceList.ts';
import type { createdAccounts } from './en/clients/createdAccounts.ts';
import type { exportDefinitions } from './en/exports/exportDefinitions.ts';
import type { exports } from './en/exports.ts';
import type { forms } from './en/forms.ts';
import type { appointments } from './en/interviews/appointments.ts';
import type { interviewQuestions } from './en/interviews/interviewQuestions.ts';
import type { interviews } from './en/interviews/interviews.ts';
import type { legal } from './en/settings/legal.ts';
import type { myInterviews } from './en/interviews/myInterviews.ts';
import type { mailTexts } from './en/outbox/mailTexts.ts';
import type { licences } from './en/licences/licences.ts';
import type { notices } from './en/notifications/notices.ts';
import type { notes } from './en/applications/notes.ts';
import type { outbox } from './en/outbox/outbox.ts';
import type { paymentList } from './en/payments/paymentList.ts';
import type { permissions } from './en/access/permissions.ts';
import type { richText } from './en/richText.ts';
import type { rights } from './en/access/rights.ts';
import type { roleList } from './en/users/roleList.ts';
import type { photos } from './en/applications/photos.ts';
import type { problems } from './en/problems.ts';
import type { churchPages } from './en/churches/churchPages.ts';
import type { regions } from './en/churches/regions.ts';
import type { references } from './en/applications/references.ts';
import type { search } from './en/search.ts';
import type { secondFactor } from './en/users/secondFactor.ts';
import type { sessions } from './en/sessions.ts';
import type { shell } from './en/shell.ts';
import type { stages } from './en/applications/stages.ts';
import type { tables } from './en/tables.ts';
import type { many } from './en/applications/many.ts';
import type { readyTexts } from './en/applications/readyTexts.ts';
import type { tagList } from './en/applications/tagList.ts';
import type { tags } from './en/applications/tags.ts';
import type { users } from './en/users/users.ts';

export interface BrowserTexts extends CensusTexts, ClientTexts, ContentTexts, CourseTexts, EventTexts, StatisticTexts {
  accounts: typeof accounts;
  applicationDetail: typeof applicationDetail;
  applicationForm: typeof applicationForm;
  applicationList: typeof applicationList;
  applications: typeof applications;
  bin: typeof bin;
  bulk: typeof bulk;
  cardMails: typeof cardMails;
  charts: typeof charts;
  common: typeof common;
  configuration: typeof configuration;
  conversations: typeof conversations;
  day: typeof day;
  documents: typeof documents;
  dossiers: typeof dossiers;
  errors: typeof errors;
  exonerationList: typeof exonerationList;
  createdAccounts: typeof createdAccounts;
  exportDefinitions: typeof exportDefinitions;
  exports: typeof exports;
  history: typeof history;
  licenceList: typeof licenceList;
  forms: typeof forms;
  appointments: typeof appointments;
  interviewQuestions: typeof interviewQuestions;
  interviews: typeof interviews;
  legal: typeof legal;
  myInterviews: typeof myInterviews;
  mailTexts: typeof mailTexts;
  many: typeof many;
  licences: typeof licences;
  notes: typeof notes;
  notices: typeof notices;
  outbox: typeof outbox;
  paymentList: typeof paymentList;
  permissions: typeof permissions;
  photos: typeof photos;
  problems: typeof problems;
  references: typeof references;
  churchPages: typeof churchPages;
  regions: typeof regions;
  search: typeof search;
  richText: typeof richText;
  rights: typeof rights;
  roleList: typeof roleList;
  secondFactor: typeof secondFactor;
  sessions: typeof sessions;
  shell: typeof shell;
  stages: typeof stages;
  tables: typeof tables;
  readyTexts: typeof readyTexts;
  tagList: typeof tagList;
  tags: typeof tags;
  users: typeof users;
}

export type Namespace = keyof BrowserTexts;

export const LOADERS: Readonly<Record<Language, Readonly<Record<Namespace, Load>>>> = {
  en: {
    ...CENSUS_LOADERS.en,
    ...EVENT_LOADERS.en,
    ...CLIENT_LOADERS.en,
    ...CONTENT_LOADERS.en,
    ...COURSE_LOADERS.en,
    ...STATISTIC_LOADERS.en,
    accounts: async () => (await import('./en/users/accounts.ts')).accounts,
    applicationDetail: async () => (await import('./en/applications/applicationDetail.ts')).applicationDetail,
    applicationForm: async () => (await import('./en/applications/applicationForm.ts')).applicationForm,
    applicationList: async () => (await import('./en/applications/applicationList.ts')).applicationList,
    applications: async () => (await import('./en/applications/applications.ts')).applications,
    bin: async () => (await import('./en/applications/bin.ts')).bin,
    bulk: async () => (await import('./en/bulk.ts')).bulk,
    cardMails: async () => (await import('./en/applications/cardMails.ts')).cardMails,
    charts: async () => (await import('./en/charts.ts')).charts,
    common: async () => (await import('./en/common.ts')).common,
    configuration: async () => (await import('./en/settings/configuration.ts')).configuration,
    day: async () => (await import('./en/day.ts')).day,
    documents: async () => (await import('./en/applications/documents.ts')).documents,
    dossiers: async () => (await import('./en/dossiers.ts')).dossiers,
    errors: async () => (await import('./en/errors.ts')).errors,
    exonerationList: async () => (await import('./en/payments/exonerationList.ts')).exonerationList,
    createdAccounts: async () => (await import('./en/clients/createdAccounts.ts')).createdAccounts,
    exportDefinitions: async () => (await import('./en/exports/exportDefinitions.ts')).exportDefinitions,
    exports: async () => (await import('./en/exports.ts')).exports,
    history: async () => (await import('./en/history.ts')).history,
    licenceList: async () => (await import('./en/licences/licenceList.ts')).licenceList,
    forms: async () => (await import('./en/forms.ts')).forms,
    appointments: async () => (await import('./en/interviews/appointments.ts')).appointments,
    interviewQuestions: async () => (await import('./en/interviews/interviewQuestions.ts')).interviewQuestions,
    interviews: async () => (await import('./en/interviews/interviews.ts')).interviews,
    legal: async () => (await import('./en/settings/legal.ts')).legal,
    conversations: async () => (await import('./en/conversations.ts')).conversations,
    myInterviews: async () => (await import('./en/interviews/myInterviews.ts')).myInterviews,
    mailTexts: async () => (await import('./en/outbox/mailTexts.ts')).mailTexts,
    many: async () => (await import('./en/applications/many.ts')).many,
    licences: async () => (await import('./en/licences/licences.ts')).licences,
    notes: async () => (await import('./en/applications/notes.ts')).notes,
    notices: async () => (await import('./en/notifications/notices.ts')).notices,
    outbox: async () => (await import('./en/outbox/outbox.ts')).outbox,
    paymentList: async () => (await import('./en/payments/paymentList.ts')).paymentList,
    permissions: async () => (await import('./en/access/permissions.ts')).permissions,
    photos: async () => (await import('./en/applications/photos.ts')).photos,
    problems: async () => (await import('./en/problems.ts')).problems,
    churchPages: async () => (await import('./en/churches/churchPages.ts')).churchPages,
    regions: async () => (await import('./en/churches/regions.ts')).regions,
    references: async () => (await import('./en/applications/references.ts')).references,
    search: async () => (await import('./en/search.ts')).search,
    richText: async () => (await import('./en/richText.ts')).richText,
    rights: async () => (await import('./en/access/rights.ts')).rights,
    roleList: async () => (await import('./en/users/roleList.ts')).roleList,
    secondFactor: async () => (await import('./en/users/secondFactor.ts')).secondFactor,
    sessions: async () => (await import('./en/sessions.ts')).sessions,
    shell: async () => (await import('./en/shell.ts')).shell,
    stages: async () => (await import('./en/applications/stages.ts')).stages,
    tables: async () => (await import('./en/tables.ts')).tables,
    readyTexts: async () => (await import('./en/applications/readyTexts.ts')).readyTexts,
    tagList: async () => (await import('./en/applications/tagList.ts')).tagList,
    tags: async () => (await import('./en/applications/tags.ts')).tags,
    users: async () => (await import('./en/users/users.ts')).users,
  },
  es: {
    ...CENSUS_LOADERS.es,
    ...EVENT_LOADERS.es,
    ...CLIENT_LOADERS.es,
    ...CONTENT_LOADERS.es,
    ...COURSE_LOADERS.es,
    ...STATISTIC_LOADERS.es,
    accounts: async () => (await import('./es/users/accounts.ts')).accounts,
    applicationDetail: async () => (await import('./es/applications/applicationDetail.ts')).applicationDetail,
    applicationForm: async () => (await import('./es/applications/applicationForm.ts')).applicationForm,
    applicationList: async () => (await import('./es/applications/applicationList.ts')).applicationList,
    applications: async () => (await import('./es/applications/applications.ts')).applications,
    bin: async () => (await import('./es/applications/bin.ts')).bin,
    bulk: async () => (await import('./es/bulk.ts')).bulk,
    cardMails: async () => (await import('./es/applications/cardMails.ts')).cardMails,
    charts: async () => (await import('./es/charts.ts')).charts,
    common: async () => (await import('./es/common.ts')).common,
    configuration: async () => (await import('./es/settings/configuration.ts')).configuration,
    day: async () => (await import('./es/day.ts')).day,
    documents: async () => (await import('./es/applications/documents.ts')).documents,
    dossiers: async () => (await import('./es/dossiers.ts')).dossiers,
    errors: async () => (await import('./es/errors.ts')).errors,
    exonerationList: async () => (await import('./es/payments/exonerationList.ts')).exonerationList,
    createdAccounts: async () => (await import('./es/clients/createdAccounts.ts')).createdAccounts,
    exportDefinitions: async () => (await import('./es/exports/exportDefinitions.ts')).exportDefinitions,
    exports: async () => (await import('./es/exports.ts')).exports,
    history: async () => (await import('./es/history.ts')).history,
    licenceList: async () => (await import('./es/licences/licenceList.ts')).licenceList,
    forms: async () => (await import('./es/forms.ts')).forms,
    appointments: async () => (await import('./es/interviews/appointments.ts')).appointments,
    interviewQuestions: async () => (await import('./es/interviews/interviewQuestions.ts')).interviewQuestions,
    interviews: async () => (await import('./es/interviews/interviews.ts')).interviews,
    legal: async () => (await import('./es/settings/legal.ts')).legal,
    conversations: async () => (await import('./es/conversations.ts')).conversations,
    myInterviews: async () => (await import('./es/interviews/myInterviews.ts')).myInterviews,
    mailTexts: async () => (await import('./es/outbox/mailTexts.ts')).mailTexts,
    many: async () => (await import('./es/applications/many.ts')).many,
    licences: async () => (await import('./es/licences/licences.ts')).licences,
    notes: async () => (await import('./es/applications/notes.ts')).notes,
    notices: async () => (await import('./es/notifications/notices.ts')).notices,
    outbox: async () => (await import('./es/outbox/outbox.ts')).outbox,
    paymentList: async () => (await import('./es/payments/paymentList.ts')).paymentList,
    permissions: async () => (await import('./es/access/permissions.ts')).permissions,
    photos: async () => (await import('./es/applications/photos.ts')).photos,
    problems: async () => (await import('./es/problems.ts')).problems,
    churchPages: async () => (await import('./es/churches/churchPages.ts')).churchPages,
    regions: async () => (await import('./es/churches/regions.ts')).regions,
    references: async () => (await import('./es/applications/references.ts')).references,
    search: async () => (await import('./es/search.ts')).search,
    richText: async () => (await import('./es/richText.ts')).richText,
    rights: async () => (await import('./es/access/rights.ts')).rights,
    roleList: async () => (await import('./es/users/roleList.ts')).roleList,
    secondFactor: async () => (await import('./es/users/secondFactor.ts')).secondFactor,
    sessions: async () => (await import('./es/sessions.ts')).sessions,
    shell: async () => (await import('./es/shell.ts')).shell,
    stages: async () => (await import('./es/applications/stages.ts')).stages,
    tables: async () => (await import('./es/tables.ts')).tables,
    readyTexts: async () => (await import('./es/applications/readyTexts.ts')).readyTexts,
    tagList: async () => (await import('./es/applications/tagList.ts')).tagList,
    tags: async () => (await import('./es/applications/tags.ts')).tags,
    users: async () => (await import('./es/users/users.ts')).users,
  },
};
