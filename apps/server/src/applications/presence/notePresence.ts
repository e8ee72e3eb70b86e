import { sql } from 'kysely';
import type { presenceEndpoints, People } from '@portal/contract/applications/presence.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { seeCard } from '../seeCard.ts';
import { seeCardNow } from '../visits/changedCards.ts';
import './presence.tables.ts';

type Endpoints = typeof presenceEndpoints;

/** What every process hears: of which card. */
export const PRESENCE_CHANNEL = 'portal_presence';
/** An open page says every 25 s that it is there; after two that did not come it is taken for closed. */
const PRESENT_MS = 60_000;

const presentSince = (now: Date): Date => new Date(now.getTime() - PRESENT_MS);

/**
 * Writes that the reader has a card of their reach open; who comes is told to the others (product/applications.md#presence).
 * It changes nothing of the card and stands in no history: what was read is the read log's.
 */
export async function notePresence(context: StaffContext, { params }: InputOf<Endpoints['notePresence']>) {
  await seeCard(context, params.id, { inBin: true });
  const { db, actor, now } = context;
  const { rows } = await sql<{ came: boolean }>`
    insert into card_presence (application_id, user_id, since, seen_at)
    values (${params.id}, ${actor.userId}, ${now}, ${now})
    on conflict (application_id, user_id) do update set
      since = case when card_presence.seen_at < ${presentSince(now)} then excluded.since else card_presence.since end,
      seen_at = excluded.seen_at
    returning since = ${now} as came`.execute(db);
  // Cards that the reader left without a word, with a lost network say.
  await db
    .deleteFrom('card_presence')
    .where('user_id', '=', actor.userId)
    .where('seen_at', '<', presentSince(now))
    .execute();
  if (!rows[0]?.came) return;
  await seeCardNow(context, params.id);
  await announce(db, params.id);
}

/** Takes the reader from those who have a card open, and tells the others; twice does no harm. */
export async function endPresence(context: StaffContext, { params }: InputOf<Endpoints['endPresence']>): Promise<void> {
  await seeCard(context, params.id, { inBin: true });
  const { db, actor } = context;
  await seeCardNow(context, params.id);
  const { numDeletedRows } = await db
    .deleteFrom('card_presence')
    .where('application_id', '=', params.id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await announce(db, params.id);
}

export async function answerPresence(
  { db, now }: StaffContext,
  _result: unknown,
  { params }: InputOf<Endpoints['notePresence']>,
): Promise<ReplyOf<Endpoints['notePresence']>> {
  const present = await selectPresent(db, [params.id], now);
  return { people: present.get(params.id) ?? [] };
}

/** Who has each of the cards open, the earliest first; cards that nobody has open are missing. */
export async function selectPresent(db: Db, ids: readonly number[], now: Date): Promise<Map<number, People>> {
  const { rows } = await sql<{ card: number; id: number; name: string }>`
    select application_id as card, staff_user.id, staff_user.name || ' ' || last_name as name
    from card_presence join staff_user on staff_user.id = user_id
    where application_id = any(${ids}::bigint[]) and seen_at >= ${presentSince(now)}
    order by since, staff_user.id`.execute(db);
  const found = new Map<number, People>();
  for (const { card, id, name } of rows) found.set(card, [...(found.get(card) ?? []), { id, name }]);
  return found;
}

const announce = (db: Db, id: number) =>
  sql`select pg_notify(${PRESENCE_CHANNEL}, ${JSON.stringify({ id, before: null, after: null })})`.execute(db);
