import { sql, type Selectable } from 'kysely';
import type { ProblemReport } from '@portal/contract/problems.ts';
import '../users/users.tables.ts';
import type { ProblemReportTable } from './problems.tables.ts';

export type ProblemRow = Selectable<ProblemReportTable> & { reporter_name: string; settler_name: string | null };

/** A report with the names of who sent and who settled it. */
export const PROBLEM = sql`problem_report.*, ${nameOf('reporter_id')} as reporter_name, ${nameOf('settled_by')} as settler_name`;

function nameOf(column: 'reporter_id' | 'settled_by') {
  return sql`(
    select name || ' ' || last_name from staff_user where staff_user.id = ${sql.ref(`problem_report.${column}`)})`;
}

export const toProblem = (row: ProblemRow): ProblemReport => ({
  id: row.id,
  reporter: row.reporter_name,
  codes: row.codes,
  fault: row.fault,
  requestId: row.request_id,
  screen: row.screen,
  words: row.words,
  userAgent: row.user_agent,
  language: row.language,
  build: row.build,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  settledBy: row.settler_name,
});
