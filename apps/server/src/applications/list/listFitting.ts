import { sql } from 'kysely';
import type { applicationListEndpoints } from '@portal/contract/applications/found/list.ts';
import type { SentCard } from '@portal/contract/applications/card.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { seesCorrections } from '@portal/domain/access/can.ts';
import { reachOf, visibleStages } from '@portal/domain/access/reach.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { narrowingOf } from '../board/boardNarrowing.ts';
import { cardsToSend } from '../board/cardsToSend.ts';
import { columnCounts } from '../board/columnCounts.ts';
import { reachCondition } from '../../access/reachCondition.ts';

type Fitting = typeof applicationListEndpoints.listFitting;

/** What the stream told of applications, as a narrowed board is to take it: which of them fit, and the counts as they are now. */
export async function listFitting(
  context: StaffContext,
  { query: { ids: text, ...asked } }: InputOf<Fitting>,
): Promise<ReplyOf<Fitting>> {
  const { db, actor } = context;
  const reach = reachOf(actor);
  const narrowing = narrowingOf(context, asked);
  const ids = text.split(',').map(Number);
  const { rows } = await sql<{ id: number; card: string }>`
    select id, card from application
    where id = any(${ids}::bigint[]) and ${reachCondition(reach)} ${narrowing.condition}`.execute(db);
  const counts = await columnCounts(db, reach, narrowing);
  const cards = cardsToSend(rows.map(({ card }) => card).join(','), {
    seesCorrections: seesCorrections(actor.permissions),
  });
  return {
    cards: JSON.parse(`[${cards}]`) as SentCard[],
    gone: ids.filter((id) => rows.every((row) => row.id !== id)),
    counts: Object.fromEntries(visibleStages(reach).map((stage) => [stage, counts.get(stage) ?? 0])),
  };
}
