import { sql } from 'kysely';
import type { ProblemReport, problemEndpoints } from '@portal/contract/problems.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { PROBLEM, toProblem, type ProblemRow } from './problem.ts';

/**
 * Marks a report as settled, or as open again. What was settled already keeps who did it and when: of two
 * administrators the first did. Refusal: `http.notFound`.
 */
export async function settleProblem(
  { db, actor, now }: StaffContext,
  { params, body }: InputOf<typeof problemEndpoints.settleProblem>,
): Promise<number> {
  const changed = await db
    .updateTable('problem_report')
    .set(
      body.settled
        ? {
            settled_at: sql<Date>`coalesce(settled_at, ${now})`,
            settled_by: sql<number>`coalesce(settled_by, ${actor.userId})`,
          }
        : { settled_at: null, settled_by: null },
    )
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw notFound();
  return params.id;
}

export async function getProblem({ db }: StaffContext, id: number): Promise<ProblemReport> {
  const { rows } = await sql<ProblemRow>`select ${PROBLEM} from problem_report where id = ${id}`.execute(db);
  const [report] = rows.map(toProblem);
  if (!report) throw notFound();
  return report;
}
