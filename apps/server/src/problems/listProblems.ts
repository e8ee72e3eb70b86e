import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { PROBLEM_LIST, type problemEndpoints } from '@portal/contract/problems.ts';
import type { ProblemFilter } from '@portal/domain/problems/problemReports.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, pageReply } from '../platform/lists/defineList.ts';
import { byInstant, likeWord } from '../platform/lists/listOrder.ts';
import { PROBLEM, toProblem, type ProblemRow } from './problem.ts';

type List = typeof problemEndpoints.listProblems;

const SHOWN: Readonly<Record<ProblemFilter, RawBuilder<boolean>>> = {
  open: sql`settled_at is null`,
  settled: sql`settled_at is not null`,
  all: sql`true`,
};

export const problems = defineList<ProblemRow>()(PROBLEM_LIST, {
  table: 'problem_report',
  columns: () => PROBLEM,
  inReach: () => sql`true`,
  finds: (text) => [isFound(text)],
  filters: { show: (show) => SHOWN[show] },
  orders: { created: () => byInstant('created_at') },
});

/** Reports of problems, those that are open unless others are asked for. */
export async function listProblems(context: StaffContext, { query }: InputOf<List>): Promise<ReplyOf<List>> {
  const page = await problems.page(context, query);
  return pageReply(page, page.rows.map(toProblem));
}

/** As the indexes have it: accents and capitals make no difference. */
const isFound = (search: string) => sql`problem_report.id in (
  select id from problem_report
  where folded(screen || ' ' || coalesce(words, '') || ' ' || coalesce(request_id, '')) like ${likeWord(search)}
  union
  select report.id from problem_report report join staff_user reporter on reporter.id = report.reporter_id
  where folded(reporter.name || ' ' || reporter.last_name) like ${likeWord(search)})`;
