import type { censusReportEndpoints as endpoints } from '@portal/contract/census/reports.ts';
import { newDeadlineProblem, reminderAt, whyNotReopen } from '@portal/domain/census/states.ts';
import { record } from '../history/record.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refuseFields, refuseIfAny, refuseStale } from '../platform/http/refusal.ts';
import { announceReport } from './announceReport.ts';
import { tellReport, thisReport } from './getChurchReport.ts';
import { isClosed, lockReports, stateOf, type ReportRow } from './reportRow.ts';
import { refuseAnswers, saveDraft, sendReport } from './writeReport.ts';

type Params = InputOf<typeof endpoints.getChurchReport>['params'];

/** Locks a church’s report within the actor’s reach until the act ends. */
export async function lockReport(context: StaffContext, params: Params): Promise<ReportRow> {
  const [row] = await lockReports(context.db, thisReport(context, params));
  if (!row) throw notFound();
  return row;
}

const refuseOther = (context: StaffContext, row: ReportRow, seen: number): Promise<void> =>
  refuseStale({ seen, now: row.version }, () => tellReport(context, row));

/** Staff save a draft in the church's place. Refusals: `census.sent`, `census.closed`, `census.expired`, `record.stale`. */
export async function saveChurchReport(
  context: StaffContext,
  { params, body }: InputOf<typeof endpoints.saveChurchReport>,
): Promise<Params> {
  const row = await lockReport(context, params);
  refuseAnswers(row, context.now);
  await refuseOther(context, row, body.version);
  await saveDraft(context, row, body);
  return params;
}

/** Staff send it in the church's place. Moreover `census.incomplete`, with everything missing at its place. */
export async function sendChurchReport(
  context: StaffContext,
  { params, body }: InputOf<typeof endpoints.sendChurchReport>,
): Promise<Params> {
  const row = await lockReport(context, params);
  refuseAnswers(row, context.now);
  await refuseOther(context, row, body.version);
  await sendReport(context, row);
  return params;
}

/**
 * Gives a report another deadline, with the reason (product/census.md#states). Refusals: `census.sent`, `census.closed`,
 * `record.stale`, at the deadline `census.deadline`.
 */
export async function reopenChurchReport(
  context: StaffContext,
  { params, body: { deadline, reason, version } }: InputOf<typeof endpoints.reopenChurchReport>,
): Promise<Params> {
  const { db, now, actor } = context;
  const today = newYorkDate(now);
  const row = await lockReport(context, params);
  refuseIfAny(whyNotReopen(stateOf(row, today), isClosed(row, today)));
  await refuseOther(context, row, version);
  refuseFields({ deadline: newDeadlineProblem(deadline, row.deadline, today) });
  await db
    .updateTable('census_report')
    .set({
      deadline,
      reopened_at: now,
      reopened_by: actor.userId,
      reopen_reason: reason,
      // What would be due at once was said by opening it.
      reminded: reminderAt(deadline, today),
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute();
  const detail = { from: row.deadline, to: deadline };
  await record(context, { noun: 'census', id: row.id, kind: 'reopened', detail });
  await announceReport(context, row);
  return params;
}
