import { sql } from 'kysely';
import { whyNotRemind } from '@portal/domain/census/chasing.ts';
import { record } from '../../history/record.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { BulkContext } from '../../bulk/defineBulk.ts';
import type { Db } from '../../platform/database/tables.ts';
import { refuseIfAny } from '../../platform/http/refusal.ts';
import { announceReport } from '../announceReport.ts';
import { mailReports } from '../mailReports.ts';
import { IS_REACHABLE } from '../network.ts';
import { isClosed, stateOf, type ReportRow } from '../reportRow.ts';
import { contactsAbout, sinceStartOf } from './chaseFacts.ts';

/** Why no reminder of a report goes out now: the first reason that counts, as `whyNotRemind` has it. */
export async function whyNotRemindOf(db: Db, report: ReportRow, now: Date) {
  const today = newYorkDate(now);
  const { rows } = await sql<{ reachable: boolean; remindedToday: boolean }>`
    select ${IS_REACHABLE} as reachable, exists (
      select from ${contactsAbout(sql`${report.id}`)} and history.kind = 'reminded' and ${sinceStartOf(today)}) as "remindedToday"
    from church where id = ${report.church_id}`.execute(db);
  const { reachable = false, remindedToday = false } = rows[0] ?? {};
  return whyNotRemind({ state: stateOf(report, today), closed: isClosed(report, today), reachable, remindedToday });
}

/**
 * Mails those who lead the church that a locked report is owed, and keeps that they were. Refusals: `census.sent`,
 * `census.closed`, `census.expired`, `census.reminded` (today already), `census.unreachable` (nobody has an active account).
 */
export async function remindOf(context: BulkContext, report: ReportRow): Promise<void> {
  const { db, now, services } = context;
  refuseIfAny(await whyNotRemindOf(db, report, now));
  const mails = await mailReports({ now, settings: services.settings }, db, [report.id], 'censusReminder');
  await record(context, { noun: 'census', id: report.id, kind: 'reminded', detail: { mails } });
  await announceReport(context, report);
}
