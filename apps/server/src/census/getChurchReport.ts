import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { CensusReport, censusReportEndpoints as endpoints } from '@portal/contract/census/reports.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { churchReach } from '../applications/networkReach.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import { LEADER_NAME } from './network.ts';
import { isClosed, selectReports, type ReportRow } from './reportRow.ts';
import { tellAnswers, tellChurchOf, tellQuarterly } from './tellReport.ts';

type Reading = Pick<StaffContext, 'db' | 'actor' | 'now' | 'services'>;

/** The report of a church for a quarter, within the actor's reach. */
export const thisReport = (
  { actor }: Pick<Reading, 'actor'>,
  { church, census }: { church: number; census: number },
): RawBuilder<boolean> =>
  sql<boolean>`church_id = ${church} and census_id = ${census} and ${churchReach(reachOf(actor))}`;

/** A church's report of a quarter; unknown or out of reach: not found. */
export async function getChurchReport(
  context: Reading,
  { params }: Pick<InputOf<typeof endpoints.getChurchReport>, 'params'>,
): Promise<CensusReport> {
  const [row] = await selectReports(context.db, thisReport(context, params));
  if (!row) throw notFound();
  return tellReport(context, row);
}

export const tellReport = async (context: Reading, row: ReportRow): Promise<CensusReport> => ({
  ...tellQuarterly(context, row),
  ...(await tellAnswers(context.db, row)),
  church: tellChurchOf(row, context.now),
});

/** All reports of a church within the reader's reach. */
export async function listChurchReports(
  context: Reading,
  { params }: InputOf<typeof endpoints.listChurchReports>,
): Promise<ReplyOf<typeof endpoints.listChurchReports>> {
  const { db, actor, now } = context;
  const inReach = churchReach(reachOf(actor));
  const found = await sql<
    Pick<ReportRow, 'valid_from' | 'valid_to' | 'city' | 'country' | 'leader'> & { id: number; name: string }
  >`
    select church.id, name, city, country, ${LEADER_NAME} as leader, valid_from::text, valid_to::text
    from church where church.id = ${params.church} and ${inReach}`.execute(db);
  const [church] = found.rows;
  if (!church) throw notFound();
  const rows = await selectReports(db, sql`church_id = ${params.church}`);
  const { valid_from, valid_to, ...told } = church;
  return {
    church: { ...told, closed: isClosed({ valid_from, valid_to }, newYorkDate(now)) },
    reports: rows.map((row) => tellQuarterly(context, row)),
  };
}
