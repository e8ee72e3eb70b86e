import type { CensusReport, QuarterlyReport } from '@portal/contract/census/reports.ts';
import { censusActs, type CensusReader } from '@portal/domain/census/states.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { reportAddress, type Reading } from './files/reportAddress.ts';
import { answersOf, isClosed, selectPast, stateOf, type ReportRow } from './reportRow.ts';

function readerOf(actor: Reading['actor']): CensusReader {
  if (actor.realm === 'client') return 'church';
  return actor.permissions.has('business.census.edit') ? 'editor' : 'reader';
}

/** How a report stands for whoever reads it now. */
export function tellStanding(context: Reading, row: ReportRow) {
  const today = newYorkDate(context.now);
  const state = stateOf(row, today);
  return {
    census: { id: row.census_id, year: row.year, quarter: row.quarter },
    state,
    sending: row.sending,
    deadline: row.deadline,
    startedAt: row.started_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    may: censusActs(state, readerOf(context.actor), isClosed(row, today)),
    files: state === 'SEND' ? reportAddress(context, row.id) : null,
  };
}

export const tellQuarterly = (context: Reading, row: ReportRow): QuarterlyReport => ({
  ...tellStanding(context, row),
  sentBy: row.sent_by,
  reopened: row.reopened_at && {
    at: row.reopened_at.toISOString(),
    by: row.reopened_by,
    reason: row.reopen_reason,
  },
  version: row.version,
});

export const tellChurchOf = (row: ReportRow, now: Date): CensusReport['church'] => ({
  id: row.church_id,
  name: row.church_name,
  city: row.city,
  country: row.country,
  leader: row.leader,
  closed: isClosed(row, newYorkDate(now)),
});

/** Its answers, beside those of the quarters before. */
export const tellAnswers = async (db: Db, row: ReportRow) => ({
  values: answersOf(row.columns),
  reasons: row.reasons ?? {},
  past: await selectPast(db, row),
  version: row.version,
});
