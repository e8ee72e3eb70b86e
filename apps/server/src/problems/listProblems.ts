import type { ProblemReport, problemEndpoints } from '@portal/contract/problems.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { selectProblems, toProblem } from './selectProblems.ts';

const PAGE = 25;

/** Reports of problems, newest first. `after` is the `next` of the page before. */
export async function listProblems(
  { db }: StaffContext,
  { query: { after, show } }: InputOf<typeof problemEndpoints.listProblems>,
): Promise<{ data: ProblemReport[]; next: string | null }> {
  const rows = await selectProblems(db)
    .$if(show === 'open', (reports) => reports.where('settled_at', 'is', null))
    .$if(show === 'settled', (reports) => reports.where('settled_at', 'is not', null))
    .$if(after !== undefined, (reports) => reports.where('problem_report.id', '<', after ?? 0))
    .orderBy('problem_report.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return { data: page.map(toProblem), next: rows.length > PAGE ? String(page.at(-1)?.id) : null };
}
