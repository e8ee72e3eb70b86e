import { sql, type RawBuilder } from 'kysely';
import type { Quarter } from '@portal/domain/census/dates.ts';
import { CENSUS_KEYS, censusColumn, type CensusValues } from '@portal/domain/census/form.ts';
import { censusStateOf, isChurchOpen, type CensusState } from '@portal/domain/census/states.ts';
import { STAFF_NAME } from '../history/listHistory.ts';
import type { Db } from '../platform/database/tables.ts';
import './census.tables.ts';
import { LEADER_NAME } from './network.ts';

export interface ReportRow {
  id: number;
  census_id: number;
  year: number;
  quarter: Quarter;
  sending: string;
  deadline: string;
  started_at: Date | null;
  sent_at: Date | null;
  sent_by: string | null;
  reopened_at: Date | null;
  reopened_by: string | null;
  reopen_reason: string | null;
  reasons: Record<string, string> | null;
  version: number;
  church_id: number;
  church_name: string;
  city: string;
  country: string;
  leader: string | null;
  valid_from: string;
  valid_to: string | null;
  /** The whole row, by its columns. */
  columns: Readonly<Record<string, unknown>>;
}

/** The reports that meet a condition over `census_report` and `church`, the newest first. */
export async function selectReports(db: Db, condition: RawBuilder<unknown>): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select census_report.id, census_id, year, quarter, sending::text, census_report.deadline::text, started_at, sent_at,
      ${STAFF_NAME} sent_by) as sent_by, reopened_at, ${STAFF_NAME} reopened_by) as reopened_by, reopen_reason, reasons,
      census_report.version, church_id, church.name as church_name, city, church.country, ${LEADER_NAME} as leader,
      valid_from::text, valid_to::text, to_jsonb(census_report) as columns
    from census_report join census on census.id = census_id join church on church.id = church_id
    where ${condition} order by census_id desc, church_id`.execute(db);
  return rows;
}

/** Locks those reports until the act ends, and answers them as they are then. */
export async function lockReports(db: Db, condition: RawBuilder<unknown>): Promise<ReportRow[]> {
  const { rows } = await sql<{ id: number }>`
    select census_report.id from census_report join church on church.id = church_id
    where ${condition} for no key update of census_report`.execute(db);
  return rows.length === 0 ? [] : selectReports(db, sql`census_report.id = any(${rows.map(({ id }) => id)}::bigint[])`);
}

/** The answers in a row as `to_jsonb` has it. */
export const answersOf = (columns: Readonly<Record<string, unknown>>): CensusValues =>
  Object.fromEntries(CENSUS_KEYS.map((key) => [key, columns[censusColumn(key)] ?? null])) as CensusValues;

export const stateOf = (row: ReportRow, today: string): CensusState =>
  censusStateOf(
    {
      deadline: row.deadline,
      started: row.started_at !== null,
      sent: row.sent_at !== null,
      reopened: row.reopened_at !== null,
    },
    today,
  );

/** The same as an expression over `census_report`. */
export const stateOn = (today: string): RawBuilder<CensusState> => sql<CensusState>`case
  when sent_at is not null then 'SEND' when census_report.deadline < ${today}::date then 'EXPIRED'
  when started_at is not null then 'INCOMPLETE' when reopened_at is not null then 'PENDING'
  else 'CENSUS_WITHOUT_STARTING' end`;

export const isClosed = (row: Pick<ReportRow, 'valid_from' | 'valid_to'>, today: string): boolean =>
  !isChurchOpen({ validFrom: row.valid_from, validTo: row.valid_to }, today);

const PAST_QUARTERS = 4;

/** The last reports that a church sent before this one, the newest first. */
export async function selectPast(db: Db, row: Pick<ReportRow, 'church_id' | 'census_id'>) {
  const { rows } = await sql<{ census_id: number; year: number; quarter: Quarter; columns: ReportRow['columns'] }>`
    select census_id, year, quarter, to_jsonb(census_report) as columns
    from census_report join census on census.id = census_id
    where church_id = ${row.church_id} and census_id < ${row.census_id} and sent_at is not null
    order by census_id desc limit ${PAST_QUARTERS}`.execute(db);
  return rows.map(({ census_id: id, year, quarter, columns }) => ({
    census: { id, year, quarter },
    values: answersOf(columns),
  }));
}
