/** What chasing looks at, as SQL over the table `church`: product/census.md#chasing. */
import { sql, type RawBuilder } from 'kysely';
import { CALL_DAYS, RECORD_QUARTERS, REMINDERS_BEFORE_CALL, type NextStep } from '@portal/domain/census/chasing.ts';
import { addDays } from '@portal/domain/days.ts';
import { NEW_YORK } from '../../platform/clock.ts';
import { IS_REACHABLE, isOpenOn } from '../network.ts';

type Sql = RawBuilder<unknown>;

/** Of which quarter a report is looked at; of any, where none is asked for. */
export const ofCensus = ({ census }: { census?: number | undefined }): Sql =>
  census === undefined ? sql`` : sql`and census_id = ${census}`;

/** Something of the newest report of the church, or of that of the quarter that is asked for. */
export const newest = <Value = unknown>(what: Sql, asked: Parameters<typeof ofCensus>[0] = {}): RawBuilder<Value> =>
  sql<Value>`(
  select ${what} from census_report where census_report.church_id = church.id ${ofCensus(asked)}
  order by census_id desc limit 1)`;

/** The quarter of the last report that was received of the church; 0 before any. */
const LAST_RECEIVED = sql`coalesce((
  select census_id from census_report received where received.church_id = church.id and received.sent_at is not null
  order by census_id desc limit 1), 0)`;

/** How many of its reports expired since the last that was received. */
export const silenceOn = (today: string): RawBuilder<number> => sql<number>`(
  select count(*)::int from census_report silent
  where silent.church_id = church.id and silent.sent_at is null and silent.deadline < ${today}::date
    and silent.census_id > ${LAST_RECEIVED})`;

/** When the oldest of those went out, of which none was received since, the newest among them; null: it was received. */
export const WAITING_SINCE = sql<string | null>`(
  select min(census.sending) from census_report unanswered join census on census.id = unanswered.census_id
  where unanswered.church_id = church.id and unanswered.sent_at is null and unanswered.census_id > ${LAST_RECEIVED})`;

/** How the last of its reports came in that were received or due, as an array of JSON. An exception does not make one late less late. */
export const recordOn = (today: string): Sql => sql`(
  select coalesce(json_agg(outcome order by census_id), '[]') from (
    select due.census_id, case when sent_at is null then 'MISSED'
      when (sent_at at time zone ${NEW_YORK})::date <= census.deadline then 'ON_TIME' else 'LATE' end as outcome
    from census_report due join census on census.id = due.census_id
    where due.church_id = church.id and (sent_at is not null or due.deadline < ${today}::date)
    order by due.census_id desc limit ${sql.lit(RECORD_QUARTERS)}) recorded)`;

/** What was done about a report by hand. */
export const contactsAbout = (report: Sql): Sql =>
  sql`history where history.noun = 'census' and history.subject_id = ${report} and history.kind in ('reminded', 'noted')`;

/** As a condition upon those: on that day, in New York. */
export const sinceStartOf = (today: string): Sql =>
  sql`history.at >= ${today}::date::timestamp at time zone ${NEW_YORK}`;

/** As `nextStep` has it, over `census_report` and `church`; the test of all lists holds them equal. */
export const stepOn = (today: string): RawBuilder<NextStep | null> => sql<NextStep | null>`case
  when sent_at is not null or not ${isOpenOn(today)} then null
  when census_report.deadline < ${today}::date then 'REOPEN'
  when exists (select from ${contactsAbout(sql`census_report.id`)} and ${sinceStartOf(today)}) then 'WAIT'
  when census_report.deadline <= ${addDays(today, CALL_DAYS)}::date or not ${IS_REACHABLE}
    or (select count(*) from ${contactsAbout(sql`census_report.id`)} and history.kind = 'reminded') >= ${REMINDERS_BEFORE_CALL}
    then 'CALL'
  else 'REMIND' end`;
