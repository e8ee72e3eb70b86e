import { sql } from 'kysely';
import type { ownReportEndpoints as endpoints } from '@portal/contract/census/ownReports.ts';
import { noteActivity } from '../clients/noteActivity.ts';
import type { ClientContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refuseStale } from '../platform/http/refusal.ts';
import { ownReports, tellOwnReport } from './getOwnReport.ts';
import { lockReports, type ReportRow } from './reportRow.ts';
import { refuseAnswers, saveDraft, sendReport } from './writeReport.ts';

async function lockOwn(context: ClientContext, id: number, seen: number): Promise<ReportRow> {
  const [row] = await lockReports(context.db, sql`census_report.id = ${id} and ${ownReports(context)}`);
  if (!row) throw notFound();
  refuseAnswers(row, context.now);
  await refuseStale({ seen, now: row.version }, () => tellOwnReport(context, row));
  return row;
}

/** The church saves its draft. Refusals: `record.stale`, `census.sent`, `census.closed`, `census.expired`. */
export async function saveOwnReport(
  context: ClientContext,
  { params, body }: InputOf<typeof endpoints.saveOwnReport>,
): Promise<number> {
  const row = await lockOwn(context, params.id, body.version);
  await saveDraft(context, row, body);
  await noteActivity(context);
  return row.id;
}

/** The church sends its report. Moreover `census.incomplete`, with everything missing at its place. */
export async function sendOwnReport(
  context: ClientContext,
  { params, body }: InputOf<typeof endpoints.sendOwnReport>,
): Promise<number> {
  const row = await lockOwn(context, params.id, body.version);
  await sendReport(context, row);
  await noteActivity(context);
  return row.id;
}
