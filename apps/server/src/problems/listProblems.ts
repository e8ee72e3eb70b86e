import { sql, type RawBuilder } from 'kysely';
import type { QueryOf, ReplyOf } from '@portal/contract/endpoints.ts';
import type { problemEndpoints } from '@portal/contract/problems.ts';
import type { ProblemFilter } from '@portal/domain/problems/problemReports.ts';
import { BY_CREATION, cursorOf, likeWord, pastCursor } from '../platform/database/listOrder.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { selectProblems, toProblem } from './selectProblems.ts';

const PAGE = 25;

type List = typeof problemEndpoints.listProblems;

const SHOWN: Readonly<Record<ProblemFilter, RawBuilder<boolean>>> = {
  open: sql`settled_at is null`,
  settled: sql`settled_at is not null`,
  all: sql`true`,
};

/**
 * Reports of problems, those that are open unless others are asked for, 25 a page, and how many they are in all. `after`
 * is the `next` of the page before in the same order; anything else is `field.type`.
 */
export async function listProblems({ db }: StaffContext, { query }: InputOf<List>): Promise<ReplyOf<List>> {
  const order = BY_CREATION[query.sort];
  const fits = fitting(query);
  const rows = await selectProblems(db)
    .select(sql<string>`${order.place}`.as('place'))
    .where(fits)
    .$if(query.after !== undefined, (reports) => reports.where(sql<boolean>`${pastCursor(order, query.after ?? '')}`))
    .orderBy(sql`${order.by}`)
    .limit(PAGE + 1)
    .execute();
  const counted = await db
    .selectFrom('problem_report')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(fits)
    .executeTakeFirst();
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    data: page.map(toProblem),
    total: counted?.total ?? 0,
    next: last && rows.length > PAGE ? cursorOf(last) : null,
  };
}

const fitting = ({ show, search }: QueryOf<List>): RawBuilder<boolean> =>
  search === undefined ? SHOWN[show] : sql`${SHOWN[show]} and ${isFound(search)}`;

/** As the indexes have it: accents and capitals make no difference. */
const isFound = (search: string) => sql`problem_report.id in (
  select id from problem_report
  where folded(screen || ' ' || coalesce(words, '') || ' ' || coalesce(request_id, '')) like ${likeWord(search)}
  union
  select report.id from problem_report report join staff_user reporter on reporter.id = report.reporter_id
  where folded(reporter.name || ' ' || reporter.last_name) like ${likeWord(search)})`;
