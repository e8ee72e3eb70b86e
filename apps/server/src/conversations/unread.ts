import { sql, type RawBuilder } from 'kysely';
import type { conversationEndpoints } from '@portal/contract/conversations.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { reachCondition } from '../access/reachCondition.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import './conversations.tables.ts';
import type { Side } from './conversations.tables.ts';

type Endpoints = typeof conversationEndpoints;

/** The messages that a reader may have left unread: a condition over `message`. */
export const ofTheOther = (reader: Side): RawBuilder<boolean> =>
  reader === null ? sql<boolean>`message.user_id is not null` : sql<boolean>`message.user_id is null`;

/** How many messages of an application's chat a reader has not read: as it is kept of them, else all of the other side. */
export const unreadOf = (application: RawBuilder<unknown>, reader: Side): RawBuilder<number> => sql<number>`coalesce(
  (select unread from message_reader
    where message_reader.application_id = ${application} and user_id is not distinct from ${reader}::bigint),
  (select count(*)::int from message where message.application_id = ${application} and ${ofTheOther(reader)}))`;

/** The same for one of the staff: where they have read nothing yet and stand in for who is in charge, what these left unread. */
function unreadFor(application: RawBuilder<unknown>, actor: StaffContext['actor']): RawBuilder<number> {
  const { kind, away } = standsIn(actor);
  if (kind === undefined || away.length === 0) return unreadOf(application, actor.userId);
  const inCharge = sql.ref(`application.${kind}_id`);
  return sql<number>`coalesce(
    (select unread from message_reader where application_id = ${application} and user_id = ${actor.userId}),
    (select unread from message_reader
      where application_id = ${application} and user_id = ${inCharge} and ${inCharge} = any(${away}::bigint[])),
    ${unreadOf(application, actor.userId)})`;
}

/** For whom the actor stands in, and in which kind. */
const standsIn = (actor: StaffContext['actor']) => {
  const { kind, users } = reachOf(actor);
  return { kind, away: users.filter((user) => user !== actor.userId) };
};

/** Of cards in sight what the reader has not read; cards without any are left out. */
export async function listUnreadChats(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  { query }: Pick<InputOf<Endpoints['listUnreadChats']>, 'query'>,
): Promise<ReplyOf<Endpoints['listUnreadChats']>> {
  const ids = query.ids.split(',').map(Number);
  const { rows } = await sql<{ id: number; unread: number }>`
    select id, unread from (
      select application.id, ${unreadFor(sql.ref('application.id'), actor)} as unread from application
      where application.id = any(${ids}::bigint[]) and ${reachCondition(reachOf(actor))}
    ) seen where unread > 0 order by id`.execute(db);
  return rows;
}

/** The sum of what the reader is in charge of, or stands in for who is, within the reach of the role (product/assignments.md#absence). */
export async function countUnreadChats({
  db,
  actor,
}: Pick<StaffContext, 'db' | 'actor'>): Promise<ReplyOf<Endpoints['countUnreadChats']>> {
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(unread), 0)::int as unread
    from message_reader join application on application.id = message_reader.application_id
    where unread > 0 and ${countedFor(actor)} and ${reachCondition(reachOf(actor))}`.execute(db);
  return { unread: rows[0]?.unread ?? 0 };
}

/** Whose marks the sum counts: the reader's own; of who is away, where the reader has read nothing yet. */
function countedFor(actor: StaffContext['actor']): RawBuilder<boolean> {
  const self = sql`message_reader.user_id = ${actor.userId}`;
  const inCharge = sql`message_reader.user_id in (${sql.join(ASSIGNMENT_KINDS.map((one) => sql.ref(`application.${one}_id`)))})`;
  const { kind, away } = standsIn(actor);
  if (kind === undefined || away.length === 0) return sql<boolean>`(${self} and ${inCharge})`;
  const theirs = sql`${sql.ref(`application.${kind}_id`)} = any(${away}::bigint[])`;
  return sql<boolean>`((${self} and (${inCharge} or ${theirs}))
    or (message_reader.user_id = any(${away}::bigint[]) and message_reader.user_id = ${sql.ref(`application.${kind}_id`)}
      and ${actor.userId} not in (${sql.join(ASSIGNMENT_KINDS.map((one) => sql`coalesce(${sql.ref(`application.${one}_id`)}, 0)`))})
      and not exists (
        select from message_reader own
        where own.application_id = message_reader.application_id and own.user_id = ${actor.userId})))`;
}
