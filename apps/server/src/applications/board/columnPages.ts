import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Narrowing } from './boardNarrowing.ts';
import { among, countsQuery, inCharge, partsOf, type Count } from './columnCounts.ts';

type Sql = RawBuilder<unknown>;

export const PAGE_SIZE = 25;
// Written out: with a limit it does not know, PostgreSQL expects a tenth of the table and plans each time anew.
const LAST_PLACE = sql.lit(PAGE_SIZE);
const ONE_MORE = sql.lit(PAGE_SIZE + 1);

/** One page of a column as it is sent: its cards side by side, and where the next page begins. */
export interface PageRow {
  status: BoardStage;
  n: null;
  cards: string | null;
  found: number;
  /** Of the page's last card, microseconds and all: the column's own precision, or cards of one moment would be lost. */
  entered: string | null;
  id: number | null;
}
type BoardRow = PageRow | (Count & { found: null });

export interface Cursor {
  entered: string;
  id: number;
}

interface Asked {
  reach: Reach;
  stages: readonly BoardStage[];
  narrowing: Narrowing;
  /** Behind a cursor, or a page by its number; by default the first. */
  from?: { after?: Cursor; page?: number };
}

interface Columns {
  counts: Map<BoardStage, number>;
  pages: Map<BoardStage, PageRow>;
}

const UNION = sql` union all `;

/** Counts and pages in one statement, which sees one moment: a transaction would take three more ways to the database. */
export function readColumns(db: Db, { reach, stages, narrowing, from = {} }: Asked): Promise<Columns> {
  const counted = sql`select status, n, ${NO_PAGE} from (${countsQuery(reach, stages, narrowing)}) counted`;
  const pages = partsOf(reach, stages).map(({ of, own }) =>
    pagesOf(of, sql`${own} ${narrowing.condition} ${inCharge(reach)}`, from),
  );
  return columnsOf(db, sql.join([counted, ...pages], UNION));
}

/**
 * The same of the first pages of what was looked up by words or marks: once for all columns, and counted and paged from
 * there. Each column by itself would look the same words up anew (docs/decisions/0035).
 */
export async function readFoundOnce(db: Db, { reach, stages, narrowing }: Asked): Promise<Columns> {
  const parts = partsOf(reach, stages).map(
    ({ of, own }) => sql`
      select id, status, stage_entered_at from application
      where ${among(of)} and deleted_at is null ${own} ${inCharge(reach)} ${narrowing.condition}`,
  );
  if (parts.length === 0) return { counts: new Map(), pages: new Map() };
  return columnsOf(
    db,
    sql`
    with fitting as materialized (${sql.join(parts, UNION)})
    select status, count(*)::int as n, ${NO_PAGE} from fitting group by status
    union all
    select placed.status, null::int as n, ${PAGE_OF_PLACED} from (
      select id as first_id, row_number() over (partition by status order by stage_entered_at desc, id desc) as place from fitting
    ) first ${CARD_OF_FIRST}
    where place <= ${ONE_MORE}
    group by placed.status`,
  );
}

async function columnsOf(db: Db, statement: Sql): Promise<Columns> {
  const { rows } = await sql<BoardRow>`${statement}`.execute(db);
  return {
    counts: new Map(rows.flatMap((row) => (row.found === null ? [[row.status, row.n] as const] : []))),
    pages: new Map(rows.flatMap((row) => (row.found === null ? [] : [[row.status, row] as const]))),
  };
}

const NO_PAGE = sql`null as cards, null::int as found, null as entered, null::bigint as id`;

/**
 * Each by its key: how few the first places are PostgreSQL does not see, and of many expected rows it reads the whole table
 * beside them.
 */
const CARD_OF_FIRST = sql`
  cross join lateral (
    select id, status, stage_entered_at, card from application where application.id = first.first_id offset 0
  ) placed`;

/** Of rows with their place in a column. */
const PAGE_OF_PLACED = sql`
  string_agg(card, ',' order by place) filter (where place <= ${LAST_PLACE}) as cards,
  count(*)::int as found,
  max((extract(epoch from stage_entered_at) * 1000000)::bigint) filter (where place = ${LAST_PLACE})::text as entered,
  max(id) filter (where place = ${LAST_PLACE}) as id`;

/**
 * One page of each of the stages, and one card more to know whether there is a next. An index gives the rows in their order
 * (`stage_entered_at` descending, then id). Each page is planned once for all stages, and its cards come as one text:
 * sending 260 rows costs both sides more than finding them.
 */
function pagesOf(stages: readonly BoardStage[], fits: Sql, { after, page = 1 }: NonNullable<Asked['from']>): Sql {
  const past = after
    ? sql`and (stage_entered_at, id) < (
        'epoch'::timestamptz + ${after.entered}::float8 * interval '1 microsecond', ${after.id}::bigint)`
    : sql``;
  // Written out: of stages it does not know PostgreSQL expects ten, each of average length, and would plan each time anew.
  const each = sql.join(stages.map((stage) => sql`(${sql.lit(stage)})`));
  return sql`
    select stage.status, null::int as n, page.* from (values ${each}) stage (status),
    lateral (
      select ${PAGE_OF_PLACED}
      from (
        select card, id, stage_entered_at, row_number() over (order by stage_entered_at desc, id desc) as place
        from (
          select card, id, stage_entered_at from application
          where status = stage.status and deleted_at is null ${fits} ${past}
          order by stage_entered_at desc, id desc
          limit ${ONE_MORE} ${page > 1 ? sql`offset ${(page - 1) * PAGE_SIZE}` : sql``}
        ) found
      ) placed
    ) page`;
}
