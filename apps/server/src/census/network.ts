import { sql, type RawBuilder } from 'kysely';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import '../applications/applications.tables.ts';
import '../churches/churches.tables.ts';

/** The applications that admit a church: `condition` narrows them. Expects the table `church` in the query. */
export const admittedOf = (condition: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> => sql`
  application where application.church_id = church.id and application.status in (${sql.join(ADMITTED_STAGES)})
    and application.deleted_at is null and ${condition}`;

/** Whether a church belongs to the network on a day: it is valid, and somebody who leads it is admitted. */
export const inNetworkOn = (day: string): RawBuilder<boolean> => sql<boolean>`(
  ${isOpenOn(day)} and exists (select from ${admittedOf()}))`;

/** Who leads it: of the newest application that admitted somebody. */
export const LEADER_NAME = sql<string | null>`(
  select person.name || ' ' || person.last_name from person where person.id = (
    select application.person_id from ${admittedOf()} order by application.id desc limit 1))`;

/** Somebody who leads it has an active account, so that mails reach them. */
export const IS_REACHABLE = sql<boolean>`exists (
  select from client_account where status = 'ACTIVE' and client_account.id in (
    select application.client_account_id from ${admittedOf()}))`;

/** Whether its days hold the day. */
export const isOpenOn = (day: string): RawBuilder<boolean> => sql<boolean>`(
  church.valid_from <= ${day}::date and (church.valid_to is null or church.valid_to >= ${day}::date))`;
