import { sql, type RawBuilder } from 'kysely';
import type { boardEndpoints } from '@portal/contract/applications/board.ts';
import { reachOf, visibleStages, type Reach } from '@portal/domain/access/reach.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { textOf } from '@portal/messages/render.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { ReadyJson } from '../../platform/http/readyJson.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { columnCounts, countsQuery, type Count } from './columnCounts.ts';

const PAGE_SIZE = 25;
// Written out: with a limit it does not know, PostgreSQL expects a tenth of the table and plans each time anew.
const LAST_PLACE = sql.lit(PAGE_SIZE);
/** `?page=N` is the only OFFSET there is, so it has an end. */
const LAST_PAGE = 200;

/** One page of a column as it is sent: its cards side by side, and where the next page begins. */
interface PageRow {
  status: BoardStage;
  n: null;
  cards: string | null;
  found: number;
  /** Of the page's last card, microseconds and all: the column's own precision, or cards of one moment would be lost. */
  entered: string | null;
  id: number | null;
}
type BoardRow = PageRow | (Count & { found: null });

/** `GET request/status`: the reader's columns with their exact counts. */
export async function listStatuses({ db, actor, language }: StaffContext) {
  const reach = reachOf(actor);
  const counts = await columnCounts(db, reach);
  return visibleStages(reach).map((status) => ({
    status,
    title: textOf(language, 'stages', status),
    totalBD: counts.get(status) ?? 0,
  }));
}

/** `GET request/board`: the first page of every column. */
export async function getBoard({ db, actor, language }: StaffContext): Promise<ReadyJson> {
  const reach = reachOf(actor);
  const stages = visibleStages(reach);
  const { counts, pages } = await readColumns(db, countsQuery(reach), pagesOf(reach, stages, {}));
  const columns = stages.map((stage) => columnJson(language, stage, counts.get(stage) ?? 0, 1, pages.get(stage)));
  return new ReadyJson([
    '{"columns":[',
    ...columns.flatMap((parts, index) => (index === 0 ? parts : [',', ...parts])),
    ']}',
  ]);
}

/** `GET request/status/{status}`: a page by cursor or by number. A column out of reach is not found. */
export async function getColumn(
  { db, actor, language }: StaffContext,
  { params, query }: InputOf<typeof boardEndpoints.getColumn>,
): Promise<ReadyJson> {
  const reach = reachOf(actor);
  const { status } = params;
  if (!visibleStages(reach).includes(status)) throw notFound();
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const page = Math.min(query.page ?? 1, LAST_PAGE);
  const { counts, pages } = await readColumns(
    db,
    countsQuery(reach, [status]),
    pagesOf(reach, [status], after ? { after } : { page }),
  );
  return new ReadyJson(columnJson(language, status, counts.get(status) ?? 0, page, pages.get(status)));
}

/** Counts and pages in one statement, which sees one moment: a transaction would take three more ways to the database. */
async function readColumns(db: Db, counts: RawBuilder<Count>, pages: readonly RawBuilder<unknown>[]) {
  const counted = sql`select status, n, null as cards, null::int as found, null as entered, null::bigint as id
    from (${counts}) counted`;
  const { rows } = await sql<BoardRow>`${sql.join([counted, ...pages], sql` union all `)}`.execute(db);
  return {
    counts: new Map(rows.flatMap((row) => (row.found === null ? [[row.status, row.n] as const] : []))),
    pages: new Map(rows.flatMap((row) => (row.found === null ? [] : [[row.status, row] as const]))),
  };
}

interface Cursor {
  entered: string;
  id: number;
}

/**
 * One page of each of the stages, and one card more to know whether there is a next. Stages seen whole and stages seen
 * where they are one's own are two queries, so that in each the reach is one comparison at most and an index gives the
 * rows in their order (`stage_entered_at` descending, then id). Each page is planned once for all stages, and its
 * cards come as one text: sending 260 rows costs both sides more than finding them.
 */
function pagesOf(reach: Reach, stages: readonly BoardStage[], from: { after?: Cursor; page?: number }) {
  const whole = stages.filter((stage) => reach.everywhere.includes(stage));
  const mine = stages.filter((stage) => !whole.includes(stage));
  const own = reach.kind ? sql`and ${sql.ref(`${reach.kind}_id`)} = ${reach.userId}` : sql`and false`;
  return [
    ...(whole.length > 0 ? [pages(reach, whole, sql``, from)] : []),
    ...(mine.length > 0 ? [pages(reach, mine, own, from)] : []),
  ];
}

function pages(
  reach: Reach,
  stages: readonly BoardStage[],
  own: RawBuilder<unknown>,
  { after, page = 1 }: { after?: Cursor; page?: number },
) {
  const charge = reach.charge ? sql`and ephesian_id = ${reach.userId}` : sql``;
  const past = after
    ? sql`and (stage_entered_at, id) < (
        'epoch'::timestamptz + ${after.entered}::float8 * interval '1 microsecond', ${after.id}::bigint)`
    : sql``;
  // Written out: of stages it does not know PostgreSQL expects ten, each of average length, and would plan each time anew.
  const each = sql.join(stages.map((stage) => sql`(${sql.lit(stage)})`));
  return sql`
    select stage.status, null::int as n, page.* from (values ${each}) stage (status),
    lateral (
      select string_agg(card, ',' order by place) filter (where place <= ${LAST_PLACE}) as cards,
        count(*)::int as found,
        max((extract(epoch from stage_entered_at) * 1000000)::bigint) filter (where place = ${LAST_PLACE})::text as entered,
        max(id) filter (where place = ${LAST_PLACE}) as id
      from (
        select card, id, stage_entered_at, row_number() over (order by stage_entered_at desc, id desc) as place
        from (
          select card, id, stage_entered_at from application
          where status = stage.status and deleted_at is null ${own} ${charge} ${past}
          order by stage_entered_at desc, id desc
          limit ${sql.lit(PAGE_SIZE + 1)} ${page > 1 ? sql`offset ${(page - 1) * PAGE_SIZE}` : sql``}
        ) found
      ) placed
    ) page`;
}

function columnJson(
  language: Language,
  status: BoardStage,
  total: number,
  page: number,
  row: PageRow | undefined,
): string[] {
  const more = (row?.found ?? 0) > PAGE_SIZE;
  const head = JSON.stringify({
    status,
    title: textOf(language, 'stages', status),
    totalBD: total,
    page,
    loadMore: more,
    next: more ? `${row?.entered}_${row?.id}` : null,
  });
  return [`${head.slice(0, -1)},"data":[`, row?.cards ?? '', ']}'];
}

function readCursor(text: string): Cursor {
  const match = /^(\d{1,16})_(\d{1,15})$/.exec(text);
  if (!match?.[1]) throw notFound();
  return { entered: match[1], id: Number(match[2]) };
}
