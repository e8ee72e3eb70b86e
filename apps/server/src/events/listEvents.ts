import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { EVENT_LIST, type eventEndpoints } from '@portal/contract/events/events.ts';
import type { EventStatus } from '@portal/domain/events/event.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../platform/lists/defineList.ts';
import { byInstant, eachWord, likeWord, type SortKey } from '../platform/lists/listOrder.ts';
import { withinDays } from '../platform/lists/listConditions.ts';
import { EVENT_COLUMNS, eventsSeen, tellEvent, type ListedEvent } from './eventRow.ts';

type List = typeof eventEndpoints.listEvents;

/** The statuses of `eventStatusOf`, as conditions over an instant. */
const STANDS: Readonly<Record<EventStatus, (now: Date) => ReturnType<typeof sql>>> = {
  CANCELLED: () => sql`cancelled_at is not null`,
  DRAFT: () => sql`(cancelled_at is null and opened_at is null)`,
  OPEN: (now) => sql`(cancelled_at is null and opened_at is not null and starts_at > ${now})`,
  IN_PROGRESS: (now) =>
    sql`(cancelled_at is null and opened_at is not null and starts_at <= ${now} and ends_at >= ${now})`,
  ENDED: (now) => sql`(cancelled_at is null and opened_at is not null and ends_at < ${now})`,
};

const NAME = sql`event.name collate portal`;
/** By the id alone: a name would make the cursor longer than it may be. */
const byName: SortKey = {
  key: NAME,
  place: sql`''`,
  at: (place, id) => (place === '' ? sql`(select ${NAME} from event where event.id = ${id})` : undefined),
};

export const events = defineList<ListedEvent>()(EVENT_LIST, {
  table: 'event',
  columns: () => EVENT_COLUMNS,
  inReach: ({ actor }) => eventsSeen(actor),
  finds: eachWord(
    (word) =>
      sql`(folded(name || ' ' || place || ' ' || conference) like ${likeWord(word)} or lower(code) like ${likeWord(word)})`,
  ),
  filters: {
    status: (statuses, { now }) =>
      sql`(${sql.join(
        statuses.map((status) => STANDS[status](now)),
        sql` or `,
      )})`,
    year: (years) => sql`year = any(${years}::int[])`,
    ephesian: (ephesian) =>
      ephesian === 'none' ? sql`event.ephesian_id is null` : sql`event.ephesian_id = ${ephesian}`,
    starts: (days) => withinDays('starts_at', days),
  },
  orders: { starts: () => byInstant('starts_at'), name: () => byName },
});

/** Events, drafts for those who manage them (product/events.md#list). */
export async function listEvents(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await events.page(context, query);
  return pageReply(
    page,
    page.rows.map((row) => tellEvent(row, context.now)),
  );
}

/** What a new event, and a filter, is chosen from. */
export async function getEventOptions({
  db,
  actor,
}: StaffContext): Promise<ReplyOf<(typeof eventEndpoints)['getEventOptions']>> {
  const { rows } = await sql<ReplyOf<(typeof eventEndpoints)['getEventOptions']>>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name collate portal, id), '[]') from (
        select id, name || ' ' || last_name as name from staff_user
        where removed_at is null and id in (
          select ephesian_id from region_country union select ephesian_id from region_person)) each) as regions,
      (select coalesce(json_agg(conference order by conference collate portal), '[]') from (
        select distinct conference from event where ${eventsSeen(actor)}) each) as conferences,
      (select coalesce(json_agg(year order by year desc), '[]') from (
        select distinct year from event where ${eventsSeen(actor)}) each) as years`.execute(db);
  return rows[0] ?? { regions: [], conferences: [], years: [] };
}
