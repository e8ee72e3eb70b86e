import { sql } from 'kysely';
import type { StaffContext } from '../platform/http/context.ts';
import { selectApplicationRows } from './applicationRow.ts';
import { sightCondition } from '../access/reachCondition.ts';

/** What a reader may know of the applications of a bulk run: number and leader of those in sight. */
export async function describeApplications({ db, actor }: StaffContext, ids: readonly number[]) {
  const rows = await selectApplicationRows(
    db,
    sql<boolean>`application.id = any(${[...ids]}::bigint[]) and ${sightCondition(actor)}`,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        caseNumber: row.case_number,
        name: [row.leader_name, row.leader_last_name].filter(Boolean).join(' '),
      },
    ]),
  );
}
