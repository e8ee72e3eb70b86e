import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { DAY_LIST, type dayEndpoints } from '@portal/contract/day/day.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { Lateness } from '@portal/domain/settings/stageLimits.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Waiting, WaitingState } from '@portal/domain/day/waiting.ts';
import { endOfDay } from '@portal/domain/interviews/readersDay.ts';
import { reachCondition } from '../access/reachCondition.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../platform/lists/defineList.ts';
import { eachWord, likeWord, type SortKey } from '../platform/lists/listOrder.ts';
import { getStageLimits } from '../settings/stageLimits.ts';
import { waitingParts, type Day } from './waitingParts.ts';

type List = typeof dayEndpoints.listMyDay;

interface Row {
  id: number;
  what: Waiting;
  state: WaitingState;
  subject: number;
  application_id: number;
  leader: string;
  case_number: string | null;
  church: string | null;
  stage: BoardStage;
  at: Date;
  days: number | null;
  late: Lateness | null;
  line: string | null;
}

/** What waits for the reader within the reach of the active role (product/portal.md#my-day); *today* ends with their day. */
export async function listMyDay(context: ListContext, { query }: Pick<InputOf<List>, 'query'>): Promise<ReplyOf<List>> {
  const page = await selectDay(await dayOf(context, query.zone)).page(context, query);
  return pageReply(page, page.rows.map(tellWaiting));
}

/** What is today in a zone, and how long cards may take. */
export const dayOf = async ({ db, now }: Pick<ListContext, 'db' | 'now'>, zone: string): Promise<Day> => ({
  zone,
  endOfToday: endOfDay(now, zone),
  limits: await getStageLimits(db),
});

/** By the reader's day. */
export const selectDay = (day: Day) =>
  defineList<Row>()(DAY_LIST, {
    table: (context) => waiting(context, day),
    columns: () =>
      sql`id, what, state, subject, application_id, leader, case_number, church, stage, at, days, late, line`,
    inReach: () => sql`true`,
    finds: eachWord((word) => sql`folded(concat_ws(' ', leader, church, case_number, line)) like ${likeWord(word)}`),
    filters: {
      show: (show) => (show === 'all' ? sql`true` : sql`state = ${show}`),
      what: (what) => sql`what = ${what}`,
      stage: (stage) => sql`stage = ${stage}`,
    },
    orders: { urgent: () => URGENT },
  });

/** The rank, and within it who has waited longest: of one kind the first is the earliest. */
const URGENT: SortKey = {
  key: sql.ref('urgent'),
  place: sql`urgent::text`,
  at: (place) => (/^\d{1,18}$/.test(place) ? sql`${place}::bigint` : undefined),
};

/** All parts with the card that each is about, in the reader's reach. A line's id is its subject's with its kind. */
const waiting = (context: ListContext, day: Day) => sql`(
  select part.subject * 16 + part.kind as id, part.what, part.state, part.subject, application.id as application_id,
    concat_ws(' ', leader.name, leader.last_name) as leader, application.case_number, ministry.name as church,
    application.status as stage, part.at, part.days, part.late, part.line,
    (case part.state when 'now' then 0 when 'later' then 100 else 200 end + part.rank)::bigint * 100000000000000
      + (extract(epoch from part.at) * 10000)::bigint as urgent
  from (${sql.join(waitingParts(context, day), sql` union all `)}) part
  join application on application.id = part.application_id
  left join application_leader leader on leader.application_id = application.id
  left join application_ministry ministry on ministry.application_id = application.id
  where ${reachCondition(reachOf(context.actor))}
) my_day`;

/** What waits, as the list tells it. */
export const tellWaiting = (row: Row): ReplyOf<List>['data'][number] => ({
  id: row.id,
  what: row.what,
  state: row.state,
  subject: row.subject,
  applicationId: row.application_id,
  name: row.leader,
  caseNumber: row.case_number,
  churchName: row.church,
  stage: row.stage,
  at: row.at.toISOString(),
  days: row.days,
  late: row.late,
  line: row.line,
});
