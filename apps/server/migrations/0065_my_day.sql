-- Days from Monday to Friday between two instants, with fractions, in New York's standard time: the same as `workingDays`
-- of the domain (stageLimits.ts), where it is explained.
create function working_seconds(at timestamptz) returns float8 language sql immutable parallel safe as $$
  select floor(since / 604800) * 432000 + least(since - floor(since / 604800) * 604800, 432000)
  from (select extract(epoch from at)::float8 - 363600 as since) monday
$$;
create function working_days(since timestamptz, until timestamptz) returns float8 language sql immutable parallel safe as $$
  select (working_seconds(until) - working_seconds(since)) / 86400
$$;

-- While a correction is REQUESTED the applicant has the ball: working days of that since a stage was entered, and since when
-- it is so, if it is.
create function stage_pauses(application bigint, entered timestamptz, out days float8, out since timestamptz)
language sql stable parallel safe as $$
  select coalesce(sum(working_days(lower(pause), upper(pause))) filter (where not upper_inf(pause)), 0),
    max(lower(pause)) filter (where upper_inf(pause))
  from (
    select unnest(range_agg(tstzrange(greatest(at, entered), ends))) as pause
    from (
      select step, at, lead(at) over (partition by correction_id order by correction_step.id) as ends
      from correction join correction_step on correction_step.correction_id = correction.id
      where correction.application_id = application
    ) steps
    where step in ('ask', 'askAgain') and (ends is null or ends > greatest(at, entered))
  ) pauses
$$;

-- Cards as they are kept tell it from now on; few have a correction.
update application set card = (
    card::jsonb || jsonb_strip_nulls(jsonb_build_object('pausedDays', nullif(paused.days, 0),
      'pausedSince', to_char(paused.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))::text
from (select distinct application_id as id from correction) asked,
  lateral (select entered.stage_entered_at from application entered where entered.id = asked.id) entered,
  lateral stage_pauses(asked.id, entered.stage_entered_at) paused
where application.id = asked.id and application.card is not null and (paused.days > 0 or paused.since is not null)
  -- What counts what came back stands last (cardsToSend): such a card is made anew with its next change.
  and application.card not like '%"answeredCorrections"%';

-- Working days that a card may stand in a stage; null: any.
insert into parameter (key, value) values ('STAGE_LIMITS',
  '{"PAID": 5, "ANALYSIS": 5, "COMPLETE_ANALYSIS": 5, "INTERVIEW": 5, "INTERVIEW_SUCCESS": 5, "APPROVED": 5}');

-- What somebody wants to be reminded of, for their own eyes.
create table card_reminder (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  user_id bigint not null references staff_user (id),
  -- A day of whoever wrote it.
  day date not null,
  line text not null,
  created_at timestamptz not null,
  done_at timestamptz
);
create index card_reminder_application on card_reminder (application_id);
create index card_reminder_open on card_reminder (user_id, day) where done_at is null;
create index card_reminder_done on card_reminder (user_id, done_at) where done_at is not null;

create index mail_failed_of_application on mail (application_id) where state = 'FAILED' and application_id is not null;
