/** Rows of a list taken out of the portal as one file: its formats, its states, how long it is kept (product/exports.md#what). */
import type { Permission } from '../access/permissions.ts';

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Besides those of lists, that of the copy of all that is kept of a person. */
export const TOLD_EXPORT_FORMATS = [...EXPORT_FORMATS, 'zip'] as const;
export type ToldExportFormat = (typeof TOLD_EXPORT_FORMATS)[number];

export const EXPORT_MEDIA_TYPES: Readonly<Record<ToldExportFormat, string>> = {
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** As the row keeps them. */
export const EXPORT_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** As they are told: the file of one that was done is gone after a day. */
export const TOLD_EXPORT_STATES = [...EXPORT_STATES, 'EXPIRED'] as const;
export type ToldExportState = (typeof TOLD_EXPORT_STATES)[number];

/** Up to so many rows come at once; more are made in the background. */
export const EXPORTED_AT_ONCE = 2_000;

/** So long a file is kept; the same can be made anew at any time. */
export const EXPORT_HOURS = 24;

/** Whoever waited longer than that has left the screen by now, and is mailed. */
export const MAILED_AFTER_MS = 20_000;

/** What it takes to export lists whose rows are cases, beside the right to the list; for any other list that is enough. */
export const EXPORTS_CASES: Permission = 'business.request.export';

/** Who sees everybody's exports, without their files; anybody else sees their own. */
export const SEES_EXPORTS: Permission = 'business.audit.show';

/** Every list that can be taken out; a key is kept with each export, so it stays what it is. */
export const EXPORTED_LISTS = [
  'listApplications',
  'listAttendance',
  'listBin',
  'listCareComments',
  'listCategories',
  'listCertificates',
  'listChanges',
  'listChurches',
  'listClients',
  'listCourseViews',
  'listDatedDocuments',
  'listCreatedAccounts',
  'listDrafts',
  'listEvents',
  'listExonerations',
  'listExports',
  'listImports',
  'listLeaders',
  'listLicences',
  'listMyDay',
  'listMyInterviews',
  'listNotifications',
  'listOutbox',
  'listPayments',
  'listPosts',
  'listProblems',
  'listRecipients',
  'listReportChurches',
  'listRoles',
  'listTags',
  'listUnfinished',
  'listUsers',
  'listVisionComments',
] as const;

/** Statistics, which are taken out as lists are: a row for each figure. */
export const EXPORTED_STATISTICS = [
  'getRegionStatistic',
  'getChurchStatistic',
  'getPastoralCareStatistic',
  'getDepartmentStatistic',
  'getHomeStatistic',
  'getInfluenceStatistic',
  'getEphesianStatistic',
  'getAnalystStatistic',
  'getLeaderStatistic',
  'getMacroStatistic',
  'getRequestStatistic',
] as const;
export type ExportedStatisticName = (typeof EXPORTED_STATISTICS)[number];

export const EXPORTED = [...EXPORTED_LISTS, ...EXPORTED_STATISTICS] as const;
export type ExportedListName = (typeof EXPORTED)[number];

/** What is made as lists are, and is none: a copy of all that is kept of a person, with an account or without (product/privacy.md#trace). */
export const EXPORTED_COPIES = ['copyTraced', 'copyTracedLeader'] as const;
export type ExportedCopyName = (typeof EXPORTED_COPIES)[number];

export const TOLD_EXPORTED = [...EXPORTED, ...EXPORTED_COPIES] as const;
export type ToldExportedName = (typeof TOLD_EXPORTED)[number];

export const isCopy = (name: ToldExportedName): name is ExportedCopyName =>
  EXPORTED_COPIES.some((each) => each === name);

/** A process that says nothing for so long was cut off. */
const SILENT_MS = 2 * 60_000;

interface Kept {
  state: ExportState;
  createdAt: Date;
  /** When whoever makes it was last heard of. */
  touchedAt: Date;
}

export const expiresAt = (createdAt: Date): Date => new Date(createdAt.getTime() + EXPORT_HOURS * 3_600_000);

/** How it stands: one whose maker was cut off, and that nobody took up again, has failed. */
export function exportStateOf({ state, createdAt, touchedAt }: Kept, now: Date): ToldExportState {
  if (state === 'DONE') return now < expiresAt(createdAt) ? state : 'EXPIRED';
  const isUnderWay = state === 'WAITING' || state === 'RUNNING';
  return isUnderWay && now.getTime() - touchedAt.getTime() > SILENT_MS ? 'FAILED' : state;
}
