/** Who reads the churches' quarterly reports: product/census.md#reports. */
import type { Permission } from '../access/permissions.ts';

/** Any of them opens the reports of the churches in reach. */
export const REPORT_READERS = [
  'business.report.census',
  'business.census.edit',
  'business.pastoral.care',
] as const satisfies readonly Permission[];

/** Whether somebody reads the reports of any church. */
export const readsReports = ({ permissions }: { permissions: ReadonlySet<Permission> }): boolean =>
  REPORT_READERS.some((permission) => permissions.has(permission));
