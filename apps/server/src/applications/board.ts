import { sql, type RawBuilder } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications.ts';
import { reachOf, visibleStages, type Reach } from '@portal/domain/access/reach.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { textOf } from '@portal/messages/render.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import { ReadyJson } from '../platform/http/serve.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { columnCounts, countsQuery, type Count } from './columnCounts.ts';

const PAGE_SIZE = 25;
/** `?page=N` is the only OFFSET there is, so it has an end. */
const LAST_PAGE = 200;

interface CardRow {
  status: BoardStage;
  n: null;
  card: string;
  id: number;
  entered: string;
}
type BoardRow = CardRow | (Count & { card: null });

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
  const { counts, cards } = await readColumns(
    db,
    countsQuery(reach),
    stages.map((stage) => cardsOf(reach, stage, {})),
  );
  const columns = stages.map((stage) => columnJson(language, stage, counts.get(stage) ?? 0, 1, cards.get(stage) ?? []));
  return new ReadyJson([
    '{"columns":[',
    ...columns.flatMap((parts, index) => (index === 0 ? parts : [',', ...parts])),
    ']}',
  ]);
}

/** `GET request/status/{status}`: a page by cursor or by number. A column out of reach is not found. */
export async function getColumn(
  { db, actor, language }: StaffContext,
  { params, query }: InputOf<typeof applicationEndpoints.getColumn>,
): Promise<ReadyJson> {
  const reach = reachOf(actor);
  const { status } = params;
  if (!visibleStages(reach).includes(status)) throw notFound();
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const page = Math.min(query.page ?? 1, LAST_PAGE);
  const { counts, cards } = await readColumns(db, countsQuery(reach, [status]), [
    cardsOf(reach, status, after ? { after } : { page }),
  ]);
  return new ReadyJson(columnJson(language, status, counts.get(status) ?? 0, page, cards.get(status) ?? []));
}

/** Counts and pages in one statement, which sees one moment: a transaction would take three more ways to the database. */
async function readColumns(db: Db, counts: RawBuilder<Count>, pages: readonly RawBuilder<unknown>[]) {
  const counted = sql`select status, n, null as card, null::bigint as id, null as entered from (${counts}) counted`;
  const all = [counted, ...pages.map((page) => sql`(${page})`)];
  const { rows } = await sql<BoardRow>`${sql.join(all, sql` union all `)}`.execute(db);
  const shown = rows.filter((row): row is CardRow => row.card !== null);
  return {
    counts: new Map(rows.flatMap((row) => (row.card === null ? [[row.status, row.n] as const] : []))),
    cards: Map.groupBy(shown, ({ status }) => status),
  };
}

interface Cursor {
  entered: string;
  id: number;
}

/**
 * One page of a column and one card more, to know whether there is a next. The stage is a constant and the reach one
 * comparison at most, so that an index gives the rows in their order (`stage_entered_at` descending, then id).
 */
function cardsOf(reach: Reach, status: BoardStage, { after, page = 1 }: { after?: Cursor; page?: number }) {
  const whole = reach.everywhere.includes(status);
  const own = whole || !reach.kind ? sql`` : sql`and ${sql.ref(`${reach.kind}_id`)} = ${reach.userId}`;
  const charge = reach.charge ? sql`and ephesian_id = ${reach.userId}` : sql``;
  const past = after
    ? sql`and (stage_entered_at, id) < (
        'epoch'::timestamptz + ${after.entered}::float8 * interval '1 microsecond', ${after.id}::bigint)`
    : sql``;
  return sql`select status, null::int as n, card, id, (extract(epoch from stage_entered_at) * 1000000)::bigint::text as entered from application
    where status = ${sql.lit(status)} and deleted_at is null ${own} ${charge} ${past}
    order by stage_entered_at desc, id desc
    limit ${PAGE_SIZE + 1} offset ${(page - 1) * PAGE_SIZE}`;
}

function columnJson(
  language: Language,
  status: BoardStage,
  total: number,
  page: number,
  rows: readonly CardRow[],
): string[] {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const more = rows.length > PAGE_SIZE;
  const head = JSON.stringify({
    status,
    title: textOf(language, 'stages', status),
    totalBD: total,
    page,
    loadMore: more,
    next: more && last ? writeCursor(last) : null,
  });
  return [
    `${head.slice(0, -1)},"data":[`,
    ...shown.flatMap(({ card }, index) => (index === 0 ? card : [',', card])),
    ']}',
  ];
}

/** Microseconds and all: the column's own precision, or cards of one moment would be shown twice or never. */
const writeCursor = ({ entered, id }: Cursor): string => `${entered}_${id}`;

function readCursor(text: string): Cursor {
  const match = /^(\d{1,16})_(\d{1,15})$/.exec(text);
  if (!match?.[1]) throw notFound();
  return { entered: match[1], id: Number(match[2]) };
}
