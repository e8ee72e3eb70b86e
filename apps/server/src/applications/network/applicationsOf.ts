/** The applications of a church or a person, as far as a reader sees them. */
import { sql, type RawBuilder } from 'kysely';
import type { NetworkApplication } from '@portal/contract/churches/churches.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import { isoOf, jsonRows } from '../../platform/database/jsonRows.ts';
import { reachCondition } from '../../access/reachCondition.ts';

/** As the statement's JSON has it. */
export type ToldApplication = NetworkApplication;

/** The newest first, as a column of a statement: those that were submitted and fit, over the table `application`. */
export const applicationsOf = (fits: RawBuilder<unknown>, reach: Reach): RawBuilder<unknown> =>
  jsonRows(sql`
    select application.id, case_number as "caseNumber", status as stage, submitted_at as "submittedAt",
      reject_type as "rejectType"
    from application where ${fits} and status <> 'UNFINISHED' and ${reachCondition(reach)}
    order by application.id desc`);

/** The same with its instants as the contract writes them. */
export const tellApplications = (rows: readonly ToldApplication[]): NetworkApplication[] =>
  rows.map((row) => ({ ...row, submittedAt: row.submittedAt && isoOf(row.submittedAt) }));
