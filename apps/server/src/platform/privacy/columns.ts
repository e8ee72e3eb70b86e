import { ACCESS_COLUMNS } from './columns/access.ts';
import { APPLICATIONS_COLUMNS } from './columns/applications.ts';
import { BULK_COLUMNS } from './columns/bulk.ts';
import { CENSUS_COLUMNS } from './columns/network/census.ts';
import { CHURCHES_COLUMNS } from './columns/network/churches.ts';
import { CLIENTS_COLUMNS } from './columns/clients.ts';
import { CONTENT_COLUMNS } from './columns/content.ts';
import { CONVERSATIONS_COLUMNS } from './columns/card/conversations.ts';
import { COURSES_COLUMNS } from './columns/network/courses.ts';
import { DAY_COLUMNS } from './columns/day.ts';
import { DOSSIERS_COLUMNS } from './columns/card/dossiers.ts';
import { EVENTS_COLUMNS } from './columns/network/events.ts';
import { EXPORTS_COLUMNS } from './columns/exports.ts';
import { HISTORY_COLUMNS } from './columns/history.ts';
import { IMPORTS_COLUMNS } from './columns/imports.ts';
import { INTAKE_COLUMNS } from './columns/intake.ts';
import { INTERVIEWS_COLUMNS } from './columns/card/interviews.ts';
import { LICENCES_COLUMNS } from './columns/card/licences.ts';
import { NOTIFICATIONS_COLUMNS } from './columns/notifications.ts';
import { OUTBOX_COLUMNS } from './columns/outbox.ts';
import { PAYMENTS_COLUMNS } from './columns/payments.ts';
import { PERSONS_COLUMNS } from './columns/network/persons.ts';
import { PLATFORM_COLUMNS } from './columns/platform.ts';
import { PROBLEMS_COLUMNS } from './columns/problems.ts';
import { SESSIONS_COLUMNS } from './columns/sessions.ts';
import { STATISTICS_COLUMNS } from './columns/statistics.ts';
import { USERS_COLUMNS } from './columns/users.ts';
import type { Columns } from './columns/columnKind.ts';

/**
 * Every column of every table, personal or not (product/privacy.md#columns): a file a noun, `platform` for what belongs to none.
 * Erasure works from this table, and a check fails on a column that is not in it.
 */
export const COLUMNS: Columns = {
  ...PLATFORM_COLUMNS,
  ...HISTORY_COLUMNS,
  ...BULK_COLUMNS,
  ...ACCESS_COLUMNS,
  ...SESSIONS_COLUMNS,
  ...USERS_COLUMNS,
  ...CLIENTS_COLUMNS,
  ...OUTBOX_COLUMNS,
  ...PROBLEMS_COLUMNS,
  ...CONTENT_COLUMNS,
  ...PERSONS_COLUMNS,
  ...CHURCHES_COLUMNS,
  ...APPLICATIONS_COLUMNS,
  ...INTAKE_COLUMNS,
  ...INTERVIEWS_COLUMNS,
  ...PAYMENTS_COLUMNS,
  ...CONVERSATIONS_COLUMNS,
  ...LICENCES_COLUMNS,
  ...DAY_COLUMNS,
  ...DOSSIERS_COLUMNS,
  ...CENSUS_COLUMNS,
  ...EVENTS_COLUMNS,
  ...COURSES_COLUMNS,
  ...NOTIFICATIONS_COLUMNS,
  ...EXPORTS_COLUMNS,
  ...STATISTICS_COLUMNS,
  ...IMPORTS_COLUMNS,
};
