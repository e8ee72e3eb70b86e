import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { reportChurchEndpoints } from '@portal/contract/census/reportChurches.ts';
import { anyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { churchReach } from '../../applications/networkReach.ts';
import { defineBulk, type BulkContext, type BulkDefinition, type BulkSubject } from '../../bulk/defineBulk.ts';
import { startBulk } from '../../bulk/startBulk.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refusalAt } from '../../platform/http/refusal.ts';
import { reportChurches } from '../churches/listReportChurches.ts';
import { lockReports } from '../reportRow.ts';
import { newest } from './chaseFacts.ts';
import { remindOf } from './remindOf.ts';

/** Reminds many churches, each of its newest report. */
const reminding = defineBulk({
  kind: 'remindReports',
  permission: anyOf('business.report.census'),
  params: z.object({}),
  row: (context, _params, church) => remindChurch(context, church),
  describe: describeChurches,
});

/** What may be done to the reports of many churches at once. */
export const censusBulks = [reminding] as unknown as readonly BulkDefinition[];

/**
 * Starts to remind the chosen churches, or all that fit the filters now, those that wait longest before the others. Neither
 * of both is `field.required` at churches; what a single church refuses is told of its row.
 */
export async function remindReportChurches(
  context: StaffContext,
  { body: { churches, fitting } }: InputOf<typeof reportChurchEndpoints.remindReportChurches>,
): Promise<{ runId: number }> {
  if (!churches && !fitting) throw refusalAt('churches', 'field.required');
  const ids = churches ?? (await reportChurches.all(context, fitting ?? {}, 'waiting'));
  return { runId: await startBulk(context, reminding, {}, ids) };
}

/** Not found where it is out of reach or has no report yet; else what `remindOf` refuses. */
async function remindChurch(context: BulkContext, church: number): Promise<void> {
  const isNewest = sql`church.id = ${church} and ${churchReach(reachOf(context.actor))}
    and census_report.id = ${newest(sql`census_report.id`)}`;
  const [report] = await lockReports(context.db, isNewest);
  if (!report) throw notFound();
  await remindOf(context, report);
}

async function describeChurches({ db, actor }: StaffContext, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from church where id = any(${[...ids]}::bigint[]) and ${churchReach(reachOf(actor))}`.execute(db);
  return new Map<number, BulkSubject>(rows.map(({ id, name }) => [id, { caseNumber: null, name }]));
}
