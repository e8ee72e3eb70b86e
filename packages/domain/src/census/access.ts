/** Who reads quarterly reports (product/census.md#reports). */
import type { Permission } from '../access/permissions.ts';
import type { Actor } from '../access/reach.ts';

/** Each of them reads those of the churches in reach. */
export const REPORT_READERS = [
  'business.report.census',
  'business.census.edit',
  'business.pastoral.care',
] as const satisfies readonly Permission[];

/** Whether somebody reads any. */
export const readsReports = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  REPORT_READERS.some((permission) => permissions.has(permission));

/** Whether somebody chases churches for their reports. */
export const chasesReports = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.has('business.report.census');
