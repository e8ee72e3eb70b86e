import { sql } from 'kysely';
import type { ProblemReport } from '@portal/contract/problems.ts';
import type { Db } from '../platform/database/tables.ts';
import '../users/users.tables.ts';
import './problems.tables.ts';

/** Reports with the names of who sent and who settled them; no other table's columns stand beside theirs. */
export const selectProblems = (db: Db) =>
  db
    .selectFrom('problem_report')
    .selectAll()
    .select([nameOf('reporter_id').$notNull().as('reporter_name'), nameOf('settled_by').as('settler_name')]);

const nameOf = (column: 'reporter_id' | 'settled_by') => sql<string | null>`(
  select name || ' ' || last_name from staff_user where staff_user.id = ${sql.ref(`problem_report.${column}`)})`;

type ProblemRow = Awaited<ReturnType<ReturnType<typeof selectProblems>['executeTakeFirstOrThrow']>>;

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
