import { sql } from 'kysely';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { ReachFacts } from '@portal/domain/access/reach.ts';
import { tellBeside } from '../applications/beside/tellBeside.ts';
import type { AnyActor, Context } from '../platform/http/context.ts';
import type { Side } from './conversations.tables.ts';
import { ofTheOther } from './unread.ts';

export type Recording = Pick<Context<AnyActor>, 'db' | 'now'>;

/**
 * Lets one after the other write or read in a chat: its messages are committed in the order of their numbers, so that no
 * mark passes one that is still to come, and counts are exact. Whoever is put in charge meanwhile waits too.
 */
export const lockChat = ({ db }: Pick<Recording, 'db'>, application: number) =>
  sql`select from application where id = ${application} for no key update`.execute(db);

interface Written {
  application: number;
  by: Side;
}

/** Counts a message that was just written for those who read the other side: all who have read, and who is in charge. */
export async function countForOthers({ db, now }: Recording, { application, by }: Written): Promise<void> {
  const staff = sql`
    select user_id from message_reader where application_id = ${application} and user_id is not null
    union
    select who from application, unnest(array[${sql.join(ASSIGNMENT_KINDS.map((kind) => sql.ref(`${kind}_id`)))}]) who
    where application.id = ${application} and who is not null`;
  const others = by === null ? staff : sql`select null::bigint as user_id`;
  await sql`
    insert into message_reader as reader (application_id, user_id, read_to, at, unread, silent_since)
    select ${application}, user_id, 0, ${now}, written.n, ${now}
    from (${others}) others, (
      select count(*) as n from message
      where application_id = ${application} and ${by === null ? sql`user_id is null` : sql`user_id is not null`}
    ) written
    on conflict (application_id, user_id) do update
      set unread = reader.unread + 1, silent_since = coalesce(reader.silent_since, excluded.silent_since)`.execute(db);
}

interface Mark {
  application: number;
  reader: Side;
  readTo: number;
  /** Of which staff what is unread may be another count now; without it of all. */
  unreadOf?: readonly number[];
}

/** Marks go forward only, and no further than what was written. An older one is no news. */
export async function markRead(
  { db, now }: Recording,
  { application, reader, readTo, unreadOf }: Mark,
  facts: ReachFacts,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into message_reader as reader (application_id, user_id, read_to, at, unread, silent_since)
    select ${application}, ${reader}, mark.read_to, ${now}, rest.n, rest.since
    from (select max(id) as read_to from message where application_id = ${application} and id <= ${readTo}) mark,
      lateral (
        select count(*) as n, min(at) as since from message
        where application_id = ${application} and ${ofTheOther(reader)} and id > mark.read_to
      ) rest
    where mark.read_to is not null
    on conflict (application_id, user_id) do update set read_to = excluded.read_to, at = excluded.at,
      unread = excluded.unread, silent_since = excluded.silent_since, mailed = false
    where reader.read_to < excluded.read_to`.execute(db);
  if (numAffectedRows) {
    await tellBeside({ db }, { id: application, what: 'messages', facts, ...(unreadOf && { unreadOf }) });
  }
}
