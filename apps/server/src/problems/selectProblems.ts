import type { ProblemReport } from '@portal/contract/problems.ts';
import type { Db } from '../platform/database/tables.ts';
import '../users/users.tables.ts';
import './problems.tables.ts';

/** Reports with the names of who sent and who settled them. */
export const selectProblems = (db: Db) =>
  db
    .selectFrom('problem_report')
    .innerJoin('staff_user as reporter', 'reporter.id', 'problem_report.reporter_id')
    .leftJoin('staff_user as settler', 'settler.id', 'problem_report.settled_by')
    .selectAll('problem_report')
    .select([
      'reporter.name as reporter_name',
      'reporter.last_name as reporter_last_name',
      'settler.name as settler_name',
      'settler.last_name as settler_last_name',
    ]);

type ProblemRow = Awaited<ReturnType<ReturnType<typeof selectProblems>['executeTakeFirstOrThrow']>>;

export const toProblem = (row: ProblemRow): ProblemReport => ({
  id: row.id,
  reporter: `${row.reporter_name} ${row.reporter_last_name}`,
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
  settledBy: row.settled_by === null ? null : `${row.settler_name} ${row.settler_last_name}`,
});
