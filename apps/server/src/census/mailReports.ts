import { sql } from 'kysely';
import { mailApplicants } from '../applications/mails/mailApplicant.ts';
import { dayText } from '../outbox/mailFormats.ts';
import type { JobContext } from '../platform/jobs/defineJob.ts';
import type { Db } from '../platform/database/tables.ts';
import { admittedOf } from './network.ts';

/** Mails those who lead the churches of reports, each account once a church, in the language of each; answers how many mails. */
export async function mailReports(
  { now, settings }: Pick<JobContext, 'now' | 'settings'>,
  db: Db,
  reports: readonly number[],
  template: 'censusOpened' | 'censusReminder',
): Promise<number> {
  const { rows } = await sql<{
    report: number;
    application: number;
    client_account_id: number;
    church: string;
    year: number;
    quarter: number;
    deadline: string;
  }>`
    select census_report.id as report, owed.application, owed.client_account_id, church.name as church, year, quarter,
      census_report.deadline::text
    from census_report join census on census.id = census_id join church on church.id = church_id,
      lateral (
        select max(application.id) as application, application.client_account_id from ${admittedOf(sql`exists (
          select from client_account where client_account.id = application.client_account_id and client_account.status = 'ACTIVE')`)}
        group by application.client_account_id) owed
    where census_report.id = any(${reports}::bigint[]) order by census_report.id, owed.client_account_id`.execute(db);
  await mailApplicants(
    { db, now, actor: null, services: { settings } },
    rows.map(({ report, application, client_account_id, church, year, quarter, deadline }) => ({
      id: application,
      client_account_id,
      template,
      params: (language) => ({ church, year, quarter, deadline: dayText(language, deadline) }),
      path: `/census/${report}`,
    })),
  );
  return rows.length;
}
