import { sql, type RawBuilder } from 'kysely';
import type { Traced } from '@portal/contract/clients/traces.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { Db } from '../../platform/database/tables.ts';
import '../clients.tables.ts';

export interface TracedRow extends Traced {
  version: number;
}

/** The cases of an account, and those of the same leaders that lie in other accounts. Expects `client_account` in the query. */
export const TRACED_CASES = sql`(
  select application.* from application where application.id in (
    select own.id from application own where own.client_account_id = client_account.id
    union all
    select other.id from application own join application other on other.person_id = own.person_id
    where own.client_account_id = client_account.id))`;

const CASES = jsonRows(sql`
  select traced.id, traced.case_number as "caseNumber",
    nullif(concat_ws(' ', leader.name, leader.last_name), '') as name, ministry.name as "churchName",
    traced.status as stage, traced.deleted_at is not null as deleted
  from ${TRACED_CASES} traced
    left join application_leader leader on leader.application_id = traced.id
    left join application_ministry ministry on ministry.application_id = traced.id
  order by traced.id desc`);

/** Accounts with their cases, those who were there last first; one more than asked for tells that there are more. */
export async function selectTraced(db: Db, condition: RawBuilder<boolean>, most: number): Promise<TracedRow[]> {
  const { rows } = await sql<TracedRow>`
    select client_account.id, leader_name as name, email, status, version,
      exists (select from trace_erasure where account_id = client_account.id and done_at is null) as erasing,
      ${CASES} as cases
    from client_account where ${condition}
    order by last_active_at desc, client_account.id desc
    limit ${sql.lit(most + 1)}`.execute(db);
  return rows;
}
