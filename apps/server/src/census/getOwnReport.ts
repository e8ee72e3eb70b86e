import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { OwnReport, ownReportEndpoints as endpoints } from '@portal/contract/census/ownReports.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import { admittedOf } from './network.ts';
import { selectReports, type ReportRow } from './reportRow.ts';
import { tellAnswers, tellStanding } from './tellReport.ts';
import { tellCensusForm } from './tellCensusForm.ts';

type Reading = Pick<ClientContext, 'db' | 'actor' | 'now' | 'services'>;

/** The reports of churches that the client leads: an application of theirs is admitted. */
export const ownReports = ({ actor }: Pick<Reading, 'actor'>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${admittedOf(sql`application.client_account_id = ${actor.accountId}`)})`;

/** The client's own report; another's is not found. */
export async function getOwnReport(context: Reading, id: number): Promise<OwnReport> {
  const [row] = await selectReports(context.db, sql`census_report.id = ${id} and ${ownReports(context)}`);
  if (!row) throw notFound();
  return tellOwnReport(context, row);
}

export const tellOwnReport = async (context: Reading, row: ReportRow): Promise<OwnReport> => ({
  ...tellOwn(context, row),
  ...(await tellAnswers(context.db, row)),
  form: tellCensusForm(),
});

const tellOwn = (context: Reading, row: ReportRow) => ({
  id: row.id,
  church: { id: row.church_id, name: row.church_name },
  ...tellStanding(context, row),
});

export async function listOwnReports(context: Reading): Promise<ReplyOf<typeof endpoints.listOwnReports>> {
  const led = sql`church_id in (
    select led.church_id from application led where led.client_account_id = ${context.actor.accountId})`;
  const rows = await selectReports(context.db, sql`${led} and ${ownReports(context)}`);
  return rows.map((row) => tellOwn(context, row));
}
