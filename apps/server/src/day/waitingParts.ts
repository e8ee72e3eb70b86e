/** What waits for somebody, a statement a kind: each answers kind, what, rank, subject, application_id, at, state, days, late, line. */
import { sql, type RawBuilder } from 'kysely';
import { seesCorrections } from '@portal/domain/access/can.ts';
import { stagePermission } from '@portal/domain/access/permissions.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { NOTE_KINDS, NOTE_RIGHTS } from '@portal/domain/applications/notes.ts';
import { LIMITED_STAGES, type StageLimits } from '@portal/domain/settings/stageLimits.ts';
import { STAGES } from '@portal/domain/applications/stages.ts';
import { CHAT_RIGHT } from '@portal/domain/conversations/messages.ts';
import { DONE_DAYS, MENTION_DAYS, WAITING, type Waiting } from '@portal/domain/day/waiting.ts';
import { MAIL_RIGHT } from '@portal/domain/outbox/cardMails.ts';
import { ofUsers } from '../access/reachCondition.ts';
import type { ListContext } from '../platform/lists/defineList.ts';

type Sql = RawBuilder<unknown>;

export interface Day {
  /** The reader's. */
  zone: string;
  endOfToday: Date;
  limits: StageLimits;
}

interface Facts {
  rank?: Sql;
  subject: Sql;
  application: Sql;
  at: Sql;
  state?: Sql;
  days?: Sql;
  late?: Sql;
  line?: Sql;
}

/** As they stand in the table of kinds, with room between them. */
const rankOf = (what: Waiting, after = 0): Sql => sql.lit(2 * WAITING.indexOf(what) + 2 + after);

const part = (what: Waiting, facts: Facts, from: Sql): Sql => sql`
  select ${sql.lit(WAITING.indexOf(what))} as kind, ${sql.lit(what)} as what,
    ${facts.rank ?? rankOf(what)} as rank, ${facts.subject} as subject,
    ${facts.application} as application_id, ${facts.at} as at, ${facts.state ?? sql`'now'`} as state,
    ${facts.days ?? sql`null::float8`} as days, ${facts.late ?? sql`null::text`} as late,
    ${facts.line ?? sql`null::text`} as line
  from ${from}`;

/** Those of the active role and its rights. */
export function waitingParts({ actor, now }: ListContext, day: Day): Sql[] {
  const reach = reachOf(actor);
  const { kind } = reach;
  const { userId } = actor;
  const own = kind === undefined ? undefined : ofUsers(`application.${kind}_id`, reach);
  const inCharge = sql`${userId}::bigint in (${sql.join(ASSIGNMENT_KINDS.map((each) => sql.ref(`application.${each}_id`)))})`;
  const may = actor.permissions;
  const mayInterview = may.has('business.request.do.interview') || may.has('business.request.do.interview.me');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const parts: (Sql | false | undefined)[] = [
    part(
      'reminder',
      {
        subject: sql`card_reminder.id`,
        application: sql`card_reminder.application_id`,
        at: sql`(day::timestamp at time zone ${day.zone})`,
        state: sql`case when done_at is not null then 'done'
          when day::timestamp at time zone ${day.zone} < ${day.endOfToday} then 'now' else 'later' end`,
        line: sql`line`,
      },
      sql`card_reminder where user_id = ${userId} and (done_at is null or done_at > ${daysAgo(DONE_DAYS)})`,
    ),
    mayInterview &&
      part(
        'interview',
        {
          subject: sql`appointment.id`,
          application: sql`appointment.application_id`,
          at: sql`starts_at`,
          state: sql`case when starts_at < ${day.endOfToday} then 'now' else 'later' end`,
        },
        sql`appointment where interviewer_id = ${userId} and cancelled_at is null and ends_at > ${now}`,
      ),
    mayInterview && results(userId, now),
    own && seesCorrections(may) && corrections(own),
    may.has(CHAT_RIGHT) &&
      part(
        'chat',
        { subject: sql`application.id`, application: sql`application.id`, at: sql`coalesce(silent_since, ${now})` },
        sql`message_reader join application on application.id = message_reader.application_id
          where message_reader.user_id = ${userId} and unread > 0 and ${inCharge}`,
      ),
    own &&
      seesCorrections(may) &&
      may.has(MAIL_RIGHT) &&
      part(
        'mail',
        {
          subject: sql`mail.id`,
          application: sql`application.id`,
          at: sql`mail.created_at`,
          line: sql`mail.subject`,
        },
        sql`application join mail on mail.application_id = application.id and mail.state = 'FAILED'
          where ${own} and application.deleted_at is null`,
      ),
    part(
      'mention',
      { subject: sql`note.id`, application: sql`note.application_id`, at: sql`note.at`, line: sql`note.title` },
      sql`application_mention mention join application_note note on note.id = mention.note_id
        where mention.user_id = ${userId} and note.at > ${daysAgo(MENTION_DAYS)}
          and note.kind = any(${NOTE_KINDS.filter((each) => may.has(NOTE_RIGHTS[each]))}::text[])`,
    ),
    own && cards({ actor, now }, day, own),
  ];
  return parts.filter((each) => each !== undefined && each !== false);
}

/** Corrections that came back. */
const corrections = (own: Sql): Sql =>
  part(
    'corrections',
    { subject: sql`application.id`, application: sql`application.id`, at: sql`answered.at` },
    sql`application cross join lateral (
        select max(answered_at) as at from correction where application_id = application.id and state = 'CORRECTED'
      ) answered
      where ${own} and application.deleted_at is null and answered.at is not null`,
  );

/** Interviews that were held, begun or left for later, and have no result. */
const results = (userId: number, now: Date): Sql =>
  part(
    'result',
    { subject: sql`application.id`, application: sql`application.id`, at: sql`max(held.at)` },
    sql`(
        select application_id, ends_at as at from appointment
        where interviewer_id = ${userId} and cancelled_at is null and ends_at <= ${now}
        union all select application_id, started_at from interview_sheet where user_id = ${userId}
      ) held join application on application.id = held.application_id
      where status = 'INTERVIEW' and interview_active and not interview_waived
        and coalesce(interview_result, 'LATER') = 'LATER' and not exists (
          select from appointment coming
          where coming.application_id = held.application_id and cancelled_at is null and ends_at > ${now})
      group by application.id`,
  );

/**
 * One's own cards in the stages that one works on, with their age; a supervisor's, who watches over the work of others, once
 * they are past twice their limit.
 */
function cards({ actor, now }: Pick<ListContext, 'actor' | 'now'>, { limits }: Day, own: Sql): Sql {
  const watches = reachOf(actor).kind === 'supervisor';
  const worked = LIMITED_STAGES.filter((stage) => {
    const { slug } = STAGES[stage];
    if (watches || slug === undefined) return watches;
    return (
      actor.permissions.has(stagePermission('do', slug)) || actor.permissions.has(stagePermission('do', slug, true))
    );
  });
  const limit = sql`(${JSON.stringify(limits)}::jsonb ->> application.status)::float8`;
  const shortest = Math.min(...Object.values(limits).map((days) => days ?? Infinity));
  const oldEnough = new Date(now.getTime() - (Number.isFinite(shortest) ? 2 * shortest : 0) * 86_400_000);
  return part(
    watches ? 'escalated' : 'card',
    {
      ...(!watches && {
        // Very late, it comes before all but the day's interviews and reminders.
        rank: sql`case when age.days >= 2 * ${limit} then ${rankOf('reminder', 1)}
          when age.days >= ${limit} then ${rankOf('mention', 1)} else ${rankOf('card')} end`,
      }),
      subject: sql`application.id`,
      application: sql`application.id`,
      at: sql`stage_entered_at`,
      days: sql`age.days`,
      late: sql`case when age.days >= 2 * ${limit} then 'veryLate' when age.days >= ${limit} then 'late' end`,
    },
    sql`application
      cross join lateral stage_pauses(application.id, stage_entered_at) paused
      cross join lateral (
        select working_days(stage_entered_at, coalesce(paused.since, ${now})) - paused.days as days
      ) age
      where ${own} and application.deleted_at is null and application.status = any(${worked}::text[])
        ${watches ? sql`and stage_entered_at <= ${oldEnough} and age.days >= 2 * ${limit}` : sql``}`,
  );
}
