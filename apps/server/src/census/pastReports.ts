/** Reports of quarters that are over, told of afterwards (product/census.md#past). */
import { sql } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import { whyNotSend } from '@portal/domain/census/answers.ts';
import { plannedOf, whyNotPastQuarter, type PlannedCensus } from '@portal/domain/census/dates.ts';
import { CENSUS_KEYS, censusColumn, type CensusKey, type CensusValue } from '@portal/domain/census/form.ts';
import { ALIKE } from '@portal/domain/imports/imports.ts';
import { problem } from '@portal/domain/problem.ts';
import { churchReach } from '../applications/networkReach.ts';
import { record } from '../history/record.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal, refuseFields } from '../platform/http/refusal.ts';
import { announceReport } from './announceReport.ts';
import { getReportTime } from './reportDates.ts';
import './census.tables.ts';

type Acting = Pick<StaffContext, 'db' | 'actor' | 'now'>;

export interface PastReport {
  church: number;
  census: PlannedCensus;
  values: Readonly<Partial<Record<CensusKey, CensusValue>>>;
}

interface Asked {
  church: number;
  year: number;
  quarter: number;
  values: PastReport['values'];
}

/** Judged by the form's own table, at the fields' keys; what changed by more than half asks for no reason afterwards. */
export async function checkPastReport(
  { db, now }: Acting,
  { church, year, quarter, values }: Asked,
): Promise<PastReport> {
  const time = await getReportTime(db);
  const wrong = Object.entries(whyNotSend(values, {}, undefined)).map(
    ([path, found]) => [path.replace('values.', ''), found] as const,
  );
  refuseFields({ ...whyNotPastQuarter(time, { year, quarter }, newYorkDate(now)), ...Object.fromEntries(wrong) });
  const census = plannedOf(time, year, quarter);
  if (!census) throw refusal('http.notFound');
  return { church, census, values };
}

/** The report of that quarter that there is. */
export async function findPastReport(db: Db, { church, census }: PastReport): Promise<number | undefined> {
  const row = await db
    .selectFrom('census_report')
    .select('id')
    .where('church_id', '=', church)
    .where('census_id', '=', census.id)
    .executeTakeFirst();
  return row?.id;
}

/** Name and country are those of the day when it would have gone out; it counts as received on its deadline. */
export async function recordPastReport(context: Acting, { church, census, values }: PastReport): Promise<number> {
  const { db, actor, now } = context;
  await db
    .insertInto('census')
    .values({
      id: census.id,
      year: census.year,
      quarter: census.quarter,
      sending: census.sending,
      deadline: census.deadline,
      created_at: now,
      completed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ id: number }>`
    insert into census_report (census_id, church_id, church_name, country, deadline, started_at, sent_at, sent_by)
    select census.id, ${church}, then_so.name, then_so.country, census.deadline, ${receivedOn}, ${receivedOn}, ${actor.userId}
    from census, church_on(${church}, ${census.sending}::date) then_so where census.id = ${census.id}
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await writeAnswers(db, id, values);
  await told(context, id, church);
  return id;
}

/** Noon of the deadline in New York. */
const receivedOn = sql`(census.deadline + time '12:00') at time zone 'America/New_York'`;

/** How a report was, to become so again. */
export type ReportBefore = Readonly<Record<string, unknown>>;

/**
 * What is said replaces; what is blank stays. One that was never received is received by it. `field.past` at the quarter
 * while it has a deadline to come.
 */
export async function replacePastReport(
  context: Acting,
  id: number,
  { church, values }: PastReport,
): Promise<ReportBefore> {
  const { db, actor, now } = context;
  const { rows } = await sql<{ report: ReportBefore }>`
    select to_jsonb(census_report) as report from census_report where id = ${id} for no key update`.execute(db);
  const before = rows[0]?.report ?? {};
  const isOpen = before['sent_at'] === null && String(before['deadline']) >= newYorkDate(now);
  refuseFields({ quarter: isOpen ? problem('field.past') : undefined });
  const changed = Object.entries(values).filter(
    ([key, value]) => value !== null && before[censusColumn(key as CensusKey)] !== value,
  );
  if (changed.length === 0 && before['sent_at'] !== null) return before;
  await writeAnswers(db, id, Object.fromEntries(changed));
  await sql`
    update census_report set version = census_report.version + 1,
      started_at = coalesce(started_at, ${receivedOn}), sent_at = coalesce(sent_at, ${receivedOn}),
      sent_by = case when sent_at is null then ${actor.userId}::bigint else sent_by end
    from census where census.id = census_id and census_report.id = ${id}`.execute(db);
  await told(context, id, church);
  return before;
}

/** As it was. */
export async function restorePastReport(context: Acting, id: number, before: ReportBefore): Promise<void> {
  const { db } = context;
  const columns = [...CENSUS_KEYS.map(censusColumn), 'started_at', 'sent_at', 'sent_by'];
  const { rows } = await sql<{ church_id: number }>`
    update census_report set version = census_report.version + 1,
      ${sql.join(columns.map((name) => sql`${sql.ref(name)} = was.${sql.ref(name)}`))}
    from jsonb_populate_record(null::census_report, ${JSON.stringify(before)}::jsonb) was
    where census_report.id = ${id} returning census_report.church_id`.execute(db);
  const [row] = rows;
  if (row) await told(context, id, row.church_id);
}

/** Takes a report back that was recorded, with its quarter where nothing else is told of it. */
export async function forgetPastReport({ db }: Acting, id: number): Promise<void> {
  const { rows } = await sql<{ census_id: number; church_id: number }>`
    delete from census_report where id = ${id} returning census_id, church_id`.execute(db);
  const [row] = rows;
  if (!row) return;
  await sql`
    delete from census where id = ${row.census_id} and created_at > deadline
      and not exists (select from census_report where census_id = census.id)`.execute(db);
  await announceReport({ db }, row);
}

async function writeAnswers(db: Db, id: number, values: PastReport['values']): Promise<void> {
  const answers = Object.entries(values).map(
    ([key, value]) => sql`${sql.ref(censusColumn(key as CensusKey))} = ${value}`,
  );
  if (answers.length === 0) return;
  await sql`update census_report set ${sql.join(answers)} where id = ${id}`.execute(db);
}

async function told(context: Acting, id: number, church: number): Promise<void> {
  await record(context, { noun: 'census', id, kind: 'recorded' });
  await announceReport(context, { church_id: church });
}

interface Named {
  number?: string | undefined;
  name?: string | undefined;
  country?: string | undefined;
}

/**
 * The church within the actor's reach, by its number, else by its name in its country: letter for letter, else the only
 * one that is alike. Refusals: at `churchNumber` or `churchName` `field.required` and `field.choice`, at `country` the same.
 */
export async function churchNamed({ db, actor }: Acting, { number, name, country }: Named): Promise<number> {
  const inReach = sql<boolean>`church.merged_into is null and ${churchReach(reachOf(actor))}`;
  if (number !== undefined) {
    const id = /^\d{1,15}$/.test(number) ? Number(number) : 0;
    const { rows } = await sql<{ id: number }>`select id from church where id = ${id} and ${inReach}`.execute(db);
    return only(rows, 'churchNumber');
  }
  refuseFields({
    churchName: name === undefined ? problem('field.required') : undefined,
    country: name !== undefined && country === undefined ? problem('field.required') : undefined,
  });
  const { rows } = await sql<{ id: number; same: boolean }>`
    select id, folded_name = folded(' ' || ${name}::text || ' ') as same from church
    where country = ${country} and folded_name % folded(' ' || ${name}::text || ' ')
      and similarity(folded_name, folded(' ' || ${name}::text || ' ')) >= ${ALIKE} and ${inReach}
    order by same desc, id limit 20`.execute(db);
  const same = rows.filter((row) => row.same);
  return only(same.length > 0 ? same : rows, 'churchName');
}

function only(rows: readonly { id: number }[], field: string): number {
  const [row] = rows;
  if (!row || rows.length > 1) {
    refuseFields({ [field]: problem('field.choice') });
    throw refusal('http.notFound');
  }
  return row.id;
}

/** What their churches are called, with the quarter, of those in reach. */
export async function namesOfReports(
  { db, actor }: Pick<Acting, 'db' | 'actor'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select census_report.id, church.name || ' · ' || census_id / 10 || '-' || census_id % 10 as name
    from census_report join church on church.id = church_id
    where census_report.id = any(${[...ids]}::bigint[]) and ${churchReach(reachOf(actor))}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
