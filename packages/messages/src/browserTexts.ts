/** The namespaces that the browser loads, one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import { CENSUS_LOADERS, type CensusTexts, type Load } from './census/censusTexts.ts';
import { CLIENT_LOADERS, type ClientTexts } from './clients/clientTexts.ts';
import { CONTENT_LOADERS, type ContentTexts } from './content/contentTexts.ts';
import { EVENT_LOADERS, type EventTexts } from './events/eventTexts.ts';
import { COURSE_LOADERS, type CourseTexts } from './courses/courseTexts.ts';
import { EXPORT_LOADERS, type ExportTexts } from './exports/exportTexts.ts';
import { PAPER_LOADERS, type PaperTexts } from './licences/paperTexts.ts';
import { INTERVIEW_LOADERS, type InterviewTexts } from './interviews/interviewTexts.ts';
import { STATISTIC_LOADERS, type StatisticTexts } from './statistics/statisticTexts.ts';
import type { createdAccounts } from './en/clients/createdAccounts.ts';
import type { accounts } from './en/users/accounts.ts';
import type { applicationDetail } from './en/applications/applicationDetail.ts';
import type { applicationList } from './en/applications/applicationList.ts';
import type { applicationForm } from './en/applications/applicationForm.ts';
import type { applications } from './en/applications/applications.ts';
import type { boardKeys } from './en/applications/boardKeys.ts';
import type { bin } from './en/applications/bin.ts';
import type { bulk } from './en/bulk.ts';
import type { cardMails } from './en/applications/cardMails.ts';
import type { charts } from './en/charts.ts';
import type { common } from './en/common.ts';
import type { configuration } from './en/settings/configuration.ts';
import type { conversations } from './en/conversations.ts';
import type { day } from './en/day.ts';
import type { errors } from './en/errors.ts';
import type { exonerationList } from './en/payments/exonerationList.ts';
import type { history } from './en/history.ts';
import type { forms } from './en/forms.ts';
import type { legal } from './en/settings/legal.ts';
import type { mailTexts } from './en/outbox/mailTexts.ts';
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
import type { tagList } from './en/applications/tags/tagList.ts';
import type { tags } from './en/applications/tags/tags.ts';
import type { users } from './en/users/users.ts';

export interface BrowserTexts
  extends
    CensusTexts,
    ClientTexts,
    ContentTexts,
    CourseTexts,
    EventTexts,
    ExportTexts,
    PaperTexts,
    InterviewTexts,
    StatisticTexts {
  createdAccounts: typeof createdAccounts;
  accounts: typeof accounts;
  applicationDetail: typeof applicationDetail;
  applicationForm: typeof applicationForm;
  applicationList: typeof applicationList;
  applications: typeof applications;
  boardKeys: typeof boardKeys;
  bin: typeof bin;
  bulk: typeof bulk;
  cardMails: typeof cardMails;
  charts: typeof charts;
  common: typeof common;
  configuration: typeof configuration;
  conversations: typeof conversations;
  day: typeof day;
  errors: typeof errors;
  exonerationList: typeof exonerationList;
  history: typeof history;
  forms: typeof forms;
  legal: typeof legal;
  mailTexts: typeof mailTexts;
  many: typeof many;
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

export type NounTexts = Readonly<Record<string, string>>;

/** The texts of a namespace in a language. Fails where its chunk does not come. */
export async function textsIn(language: Language, namespace: Namespace): Promise<NounTexts> {
  const module = (await LOADERS[language][namespace]()) as Readonly<Partial<Record<Namespace, NounTexts>>>;
  const texts = module[namespace];
  if (!texts) throw new Error(`No texts are named ${namespace}.`);
  return texts;
}

/** Each loads a module and no more: what picks the texts out of it would stand two hundred times in the first page. */
const LOADERS: Readonly<Record<Language, Readonly<Record<Namespace, Load>>>> = {
  en: {
    ...CENSUS_LOADERS.en,
    ...EVENT_LOADERS.en,
    ...CLIENT_LOADERS.en,
    ...CONTENT_LOADERS.en,
    ...COURSE_LOADERS.en,
    ...EXPORT_LOADERS.en,
    ...PAPER_LOADERS.en,
    ...INTERVIEW_LOADERS.en,
    ...STATISTIC_LOADERS.en,
    createdAccounts: () => import('./en/clients/createdAccounts.ts'),
    accounts: () => import('./en/users/accounts.ts'),
    applicationDetail: () => import('./en/applications/applicationDetail.ts'),
    applicationForm: () => import('./en/applications/applicationForm.ts'),
    applicationList: () => import('./en/applications/applicationList.ts'),
    applications: () => import('./en/applications/applications.ts'),
    bin: () => import('./en/applications/bin.ts'),
    boardKeys: () => import('./en/applications/boardKeys.ts'),
    bulk: () => import('./en/bulk.ts'),
    cardMails: () => import('./en/applications/cardMails.ts'),
    charts: () => import('./en/charts.ts'),
    common: () => import('./en/common.ts'),
    configuration: () => import('./en/settings/configuration.ts'),
    day: () => import('./en/day.ts'),
    errors: () => import('./en/errors.ts'),
    exonerationList: () => import('./en/payments/exonerationList.ts'),
    history: () => import('./en/history.ts'),
    forms: () => import('./en/forms.ts'),
    legal: () => import('./en/settings/legal.ts'),
    conversations: () => import('./en/conversations.ts'),
    mailTexts: () => import('./en/outbox/mailTexts.ts'),
    many: () => import('./en/applications/many.ts'),
    notes: () => import('./en/applications/notes.ts'),
    notices: () => import('./en/notifications/notices.ts'),
    outbox: () => import('./en/outbox/outbox.ts'),
    paymentList: () => import('./en/payments/paymentList.ts'),
    permissions: () => import('./en/access/permissions.ts'),
    photos: () => import('./en/applications/photos.ts'),
    problems: () => import('./en/problems.ts'),
    churchPages: () => import('./en/churches/churchPages.ts'),
    regions: () => import('./en/churches/regions.ts'),
    references: () => import('./en/applications/references.ts'),
    search: () => import('./en/search.ts'),
    richText: () => import('./en/richText.ts'),
    rights: () => import('./en/access/rights.ts'),
    roleList: () => import('./en/users/roleList.ts'),
    secondFactor: () => import('./en/users/secondFactor.ts'),
    sessions: () => import('./en/sessions.ts'),
    shell: () => import('./en/shell.ts'),
    stages: () => import('./en/applications/stages.ts'),
    tables: () => import('./en/tables.ts'),
    readyTexts: () => import('./en/applications/readyTexts.ts'),
    tagList: () => import('./en/applications/tags/tagList.ts'),
    tags: () => import('./en/applications/tags/tags.ts'),
    users: () => import('./en/users/users.ts'),
  },
  es: {
    ...CENSUS_LOADERS.es,
    ...EVENT_LOADERS.es,
    ...CLIENT_LOADERS.es,
    ...CONTENT_LOADERS.es,
    ...COURSE_LOADERS.es,
    ...EXPORT_LOADERS.es,
    ...PAPER_LOADERS.es,
    ...INTERVIEW_LOADERS.es,
    ...STATISTIC_LOADERS.es,
    createdAccounts: () => import('./es/clients/createdAccounts.ts'),
    accounts: () => import('./es/users/accounts.ts'),
    applicationDetail: () => import('./es/applications/applicationDetail.ts'),
    applicationForm: () => import('./es/applications/applicationForm.ts'),
    applicationList: () => import('./es/applications/applicationList.ts'),
    applications: () => import('./es/applications/applications.ts'),
    bin: () => import('./es/applications/bin.ts'),
    boardKeys: () => import('./es/applications/boardKeys.ts'),
    bulk: () => import('./es/bulk.ts'),
    cardMails: () => import('./es/applications/cardMails.ts'),
    charts: () => import('./es/charts.ts'),
    common: () => import('./es/common.ts'),
    configuration: () => import('./es/settings/configuration.ts'),
    day: () => import('./es/day.ts'),
    errors: () => import('./es/errors.ts'),
    exonerationList: () => import('./es/payments/exonerationList.ts'),
    history: () => import('./es/history.ts'),
    forms: () => import('./es/forms.ts'),
    legal: () => import('./es/settings/legal.ts'),
    conversations: () => import('./es/conversations.ts'),
    mailTexts: () => import('./es/outbox/mailTexts.ts'),
    many: () => import('./es/applications/many.ts'),
    notes: () => import('./es/applications/notes.ts'),
    notices: () => import('./es/notifications/notices.ts'),
    outbox: () => import('./es/outbox/outbox.ts'),
    paymentList: () => import('./es/payments/paymentList.ts'),
    permissions: () => import('./es/access/permissions.ts'),
    photos: () => import('./es/applications/photos.ts'),
    problems: () => import('./es/problems.ts'),
    churchPages: () => import('./es/churches/churchPages.ts'),
    regions: () => import('./es/churches/regions.ts'),
    references: () => import('./es/applications/references.ts'),
    search: () => import('./es/search.ts'),
    richText: () => import('./es/richText.ts'),
    rights: () => import('./es/access/rights.ts'),
    roleList: () => import('./es/users/roleList.ts'),
    secondFactor: () => import('./es/users/secondFactor.ts'),
    sessions: () => import('./es/sessions.ts'),
    shell: () => import('./es/shell.ts'),
    stages: () => import('./es/applications/stages.ts'),
    tables: () => import('./es/tables.ts'),
    readyTexts: () => import('./es/applications/readyTexts.ts'),
    tagList: () => import('./es/applications/tags/tagList.ts'),
    tags: () => import('./es/applications/tags/tags.ts'),
    users: () => import('./es/users/users.ts'),
  },
};

export const NAMESPACES = Object.keys(LOADERS.en) as Namespace[];
