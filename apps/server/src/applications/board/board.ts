import type { boardEndpoints } from '@portal/contract/applications/board.ts';
import { seesCorrections } from '@portal/domain/access/can.ts';
import { reachOf, visibleStages } from '@portal/domain/access/reach.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { textOf } from '@portal/messages/render.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { ReadyJson } from '../../platform/http/readyJson.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { narrowingOf } from './boardNarrowing.ts';
import { cardsToSend } from './cardsToSend.ts';
import { columnCounts } from './columnCounts.ts';
import { PAGE_SIZE, readColumns, readFoundOnce, type Cursor, type PageRow } from './columnPages.ts';

/** `?page=N` is the only OFFSET there is, so it has an end. */
const LAST_PAGE = 200;

/** `GET request/status`: the reader's columns with the exact counts of what fits. */
export async function listStatuses(context: StaffContext, { query }: InputOf<typeof boardEndpoints.listStatuses>) {
  const { db, actor, language } = context;
  const reach = reachOf(actor);
  const counts = await columnCounts(db, reach, narrowingOf(context, query));
  return visibleStages(reach).map((status) => ({
    status,
    title: textOf(language, 'stages', status),
    totalBD: counts.get(status) ?? 0,
  }));
}

/** `GET request/board`: the first page of every column, of what fits. */
export async function getBoard(
  context: StaffContext,
  { query }: InputOf<typeof boardEndpoints.getBoard>,
): Promise<ReadyJson> {
  const { db, actor } = context;
  const reach = reachOf(actor);
  const stages = visibleStages(reach);
  const narrowing = narrowingOf(context, query);
  const { counts, pages } = await (narrowing.isLookedUp ? readFoundOnce : readColumns)(db, {
    reach,
    stages,
    narrowing,
  });
  const columns = stages.map((stage) => columnJson(context, stage, counts.get(stage) ?? 0, 1, pages.get(stage)));
  return new ReadyJson([
    '{"columns":[',
    ...columns.flatMap((parts, index) => (index === 0 ? parts : [',', ...parts])),
    ']}',
  ]);
}

/** `GET request/status/{status}`: a page by cursor or by number. A column out of reach is not found. */
export async function getColumn(
  context: StaffContext,
  { params, query }: InputOf<typeof boardEndpoints.getColumn>,
): Promise<ReadyJson> {
  const { db, actor } = context;
  const reach = reachOf(actor);
  const { status } = params;
  if (!visibleStages(reach).includes(status)) throw notFound();
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const page = Math.min(query.page ?? 1, LAST_PAGE);
  const narrowing = narrowingOf(context, query);
  const { counts, pages } = await readColumns(db, {
    reach,
    stages: [status],
    narrowing,
    from: after ? { after } : { page },
  });
  return new ReadyJson(columnJson(context, status, counts.get(status) ?? 0, page, pages.get(status)));
}

function columnJson(
  { actor, language }: Pick<StaffContext, 'actor' | 'language'>,
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
  return [
    `${head.slice(0, -1)},"data":[`,
    cardsToSend(row?.cards ?? '', { seesCorrections: seesCorrections(actor.permissions) }),
    ']}',
  ];
}

function readCursor(text: string): Cursor {
  const match = /^(\d{1,16})_(\d{1,15})$/.exec(text);
  if (!match?.[1]) throw notFound();
  return { entered: match[1], id: Number(match[2]) };
}
