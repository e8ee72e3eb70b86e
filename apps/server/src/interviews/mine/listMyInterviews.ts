import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { MY_INTERVIEW_LIST, type myInterviewEndpoints } from '@portal/contract/interviews/myInterviews.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { INTERVIEW_PARTS, type InterviewState } from '@portal/domain/interviews/myInterviews.ts';
import { endOfDay } from '@portal/domain/interviews/readersDay.ts';
import { ofUsers, reachCondition } from '../../access/reachCondition.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { byInstant, eachWord, likeWord } from '../../platform/lists/listOrder.ts';

type List = typeof myInterviewEndpoints.listMyInterviews;

interface Row {
  id: number;
  case_number: string | null;
  leader: string;
  church: string | null;
  country: string | null;
  state: InterviewState;
  at: Date;
  meeting_place: string | null;
  interviewer: string | null;
  is_interviewer: boolean;
  is_ephesian: boolean;
  interview_active: boolean;
}

/** Interviews of the reader within their reach (product/interviews.md#my-interviews); *today* ends with their day. */
export async function listMyInterviews(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await interviewsOf(endOfDay(context.now, query.zone)).page(context, query);
  return pageReply(page, page.rows.map(tellMyInterview));
}

/** By the end of the reader's day. */
export const interviewsOf = (endOfToday: Date) =>
  defineList<Row>()(MY_INTERVIEW_LIST, {
    table: (context) => myInterviews(context, endOfToday),
    columns: () => sql`*`,
    inReach: () => sql`true`,
    finds: eachWord((word) => sql`folded(concat_ws(' ', leader, church, case_number)) like ${likeWord(word)}`),
    filters: {
      // Said of the columns too, so that what is decided, most of all in time, is not put together first.
      state: (state) =>
        state === 'all'
          ? sql`true`
          : state === 'open'
            ? sql`not ${IS_DONE}`
            : state === 'done'
              ? IS_DONE
              : sql`not ${IS_DONE} and state = ${state}`,
      part: (part) => (part === 'interviewer' ? sql`is_interviewer` : sql`is_ephesian`),
    },
    orders: { at: () => byInstant('at') },
  });

const IS_DONE = sql`coalesce(interview_result in ('ACCEPTED', 'DENIED'), false)`;

/**
 * The interviews that are the reader's, each with its state and instant. One is done with a result that decides; until then it
 * is in INTERVIEW, and one that was waived is nobody's any more unless its appointment still comes.
 */
const myInterviews = ({ actor, now }: ListContext, endOfToday: Date) => sql`(
  select application.id, application.case_number, application.interview_result, application.interview_active,
    concat_ws(' ', leader.name, leader.last_name) as leader, ministry.name as church, application.country,
    case
      when ${IS_DONE} then 'done'
      when coming.starts_at < ${endOfToday} then 'today'
      when coming.starts_at is not null then 'coming'
      when over.starts_at is not null or sheet.started_at is not null or interview_result = 'LATER' then 'result'
      else 'appointment'
    end as state,
    case
      when ${IS_DONE} then coalesce(decided.at, stage_entered_at)
      else coalesce(coming.starts_at, over.starts_at, sheet.started_at, stage_entered_at)
    end as at,
    coming.place as meeting_place,
    (select name || ' ' || last_name from staff_user
      where staff_user.id = coalesce(decided.user_id, coming.interviewer_id, over.interviewer_id, sheet.user_id)) as interviewer,
    application.id in (${interviewed(actor.userId)}) as is_interviewer,
    coalesce(${ofUsers('ephesian_id', reachOf(actor))}, false) as is_ephesian
  from application
  left join application_leader leader on leader.application_id = application.id
  left join application_ministry ministry on ministry.application_id = application.id
  left join lateral (
    select interviewer_id, starts_at, place from appointment
    where application_id = application.id and cancelled_at is null and ends_at > ${now} order by starts_at limit 1
  ) coming on not ${IS_DONE}
  left join lateral (
    select interviewer_id, starts_at from appointment
    where application_id = application.id and cancelled_at is null and ends_at <= ${now} order by starts_at desc limit 1
  ) over on not ${IS_DONE}
  left join lateral (
    select user_id, started_at from interview_sheet where application_id = application.id order by id desc limit 1
  ) sheet on not ${IS_DONE}
  left join lateral (
    select interview.user_id, interview.at from interview
    where interview.application_id = application.id and interview.result in ('ACCEPTED', 'DENIED')
    order by interview.id desc limit 1
  ) decided on ${IS_DONE}
  where application.id in (
      select id from application own where ${ofUsers('own.ephesian_id', reachOf(actor))} and own.deleted_at is null
      union all ${interviewed(actor.userId)}
    )
    and ${reachCondition(reachOf(actor))}
    and (${IS_DONE} or (status = 'INTERVIEW' and (not interview_waived or coming.starts_at is not null)))
) my_interview`;

/** The applications in which somebody has an appointment, or has begun an interview. */
const interviewed = (userId: number) => sql`
  select application_id from appointment where interviewer_id = ${userId} and cancelled_at is null
  union all select application_id from interview_sheet where user_id = ${userId}`;

/** An interview as the list tells it. */
export const tellMyInterview = (row: Row): ReplyOf<List>['data'][number] => ({
  id: row.id,
  caseNumber: row.case_number,
  name: row.leader,
  churchName: row.church,
  country: row.country,
  state: row.state,
  at: row.at.toISOString(),
  place: row.meeting_place,
  interviewer: row.interviewer,
  parts: INTERVIEW_PARTS.filter((part) => row[`is_${part}`]),
  active: row.interview_active,
});
