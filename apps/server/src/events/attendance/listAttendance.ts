import { sql, type RawBuilder } from 'kysely';
import { ATTENDANCE_LIST, type attendanceEndpoints, type Attendance } from '@portal/contract/events/attendance.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { churchReach } from '../../applications/networkReach.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { byInstant, eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import '../events.tables.ts';

type List = typeof attendanceEndpoints.listAttendance;

interface Row {
  id: number;
  year: number;
  event_id: number;
  event: string;
  conference: string;
  church_id: number | null;
  church: string | null;
  country: string | null;
  ephesian_id: number | null;
  ephesian: string | null;
  total: number;
  leaders: number;
  spouses: number;
  natural_children: number;
  spiritual_children: number;
}

const ofEvent = (column: string) => sql`(select ${sql.ref(column)} from event where event.id = event_id)`;
const ofChurch = (column: string) => sql`(select ${sql.ref(column)} from church where church.id = church_id)`;

/** Churches of the reach; who sees everything sees the figures of churches that were erased too. */
function attendanceReach(reach: Reach): RawBuilder<boolean> {
  if (!reach.charge && reach.everywhere.length === BOARD_STAGES.length) return sql<boolean>`true`;
  return sql<boolean>`attendance.church_id in (select church.id from church where ${churchReach(reach)})`;
}

export const attendance = defineList<Row>()(ATTENDANCE_LIST, {
  table: 'attendance',
  columns: () => sql`attendance.id, year, event_id, ${ofEvent('name')} as event, ${ofEvent('conference')} as conference,
    church_id, ${ofChurch('name')} as church, ${ofChurch('country')} as country, ephesian_id,
    ${STAFF_NAME} ephesian_id) as ephesian, total, leaders, spouses, natural_children, spiritual_children`,
  inReach: ({ actor }) => attendanceReach(reachOf(actor)),
  finds: eachWord(
    (word) => sql`(church_id in (select church.id from church where folded(name || ' ' || city) like ${likeWord(word)})
      or event_id in (select event.id from event
        where folded(name || ' ' || place || ' ' || conference) like ${likeWord(word)}))`,
  ),
  filters: {
    year: (years) => sql`year = any(${years}::int[])`,
    event: (event) => sql`event_id = ${event}`,
    conference: (part) => sql`event_id in (select event.id from event where folded(conference) like ${likeWord(part)})`,
    ephesian: (ephesian) => (ephesian === 'none' ? sql`ephesian_id is null` : sql`ephesian_id = ${ephesian}`),
    country: (countries) => sql`church_id in (select church.id from church where country = any(${countries}::text[]))`,
  },
  orders: {
    event: () => byInstant('event_at'),
    total: () => ({
      key: sql`total`,
      place: sql`total::text`,
      at: (place) => (/^\d{1,9}$/.test(place) ? sql`${place}::int` : undefined),
    }),
  },
});

/** Who came, by event and church, with the sums of all that fits (product/events.md#attendance). */
export async function listAttendance(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const { db, actor } = context;
  const reach = attendanceReach(reachOf(actor));
  const page = await attendance.page(context, query);
  const fits = sql.join([reach, ...attendance.narrowed(context, query)], sql` and `);
  const { rows: years } = await sql<ReplyOf<List>['years'][number]>`
    select year, sum(total)::int as total, sum(leaders)::int as leaders, sum(spouses)::int as spouses,
      sum(natural_children)::int as "naturalChildren", sum(spiritual_children)::int as "spiritualChildren"
    from attendance where ${fits} group by year order by year`.execute(db);
  const { rows: events } = await sql<ReplyOf<List>['events'][number]>`
    select id, name, year from event
    where exists (select from attendance where attendance.event_id = event.id) order by starts_at desc, id desc limit 500`.execute(
    db,
  );
  return { ...pageReply(page, page.rows.map(tellAttendance)), years, events };
}

export const tellAttendance = (row: Row): Attendance => ({
  id: row.id,
  year: row.year,
  event: { id: row.event_id, name: row.event },
  conference: row.conference,
  church:
    row.church_id === null || row.church === null
      ? null
      : { id: row.church_id, name: row.church, country: row.country ?? '' },
  region: row.ephesian_id === null ? null : { id: row.ephesian_id, name: row.ephesian ?? '' },
  total: row.total,
  leaders: row.leaders,
  spouses: row.spouses,
  naturalChildren: row.natural_children,
  spiritualChildren: row.spiritual_children,
});
