-- Every round of a correction is kept: what was asked and wished, what was answered, how it ended.

-- The day by which the answer is wished; of the present round.
alter table correction add column wished_for date;

create table correction_step (
  id bigint generated always as identity primary key,
  correction_id bigint not null references correction (id) on delete cascade,
  step text not null check (step in ('ask', 'answer', 'askAgain', 'accept', 'withdraw')),
  round int not null,
  -- Null of the applicant's own answer.
  user_id bigint references staff_user (id),
  at timestamptz not null,
  -- What was asked; null of other steps, and of rounds before these were kept.
  message text,
  wished_for date,
  -- What stood there before and after an answer.
  old_value text,
  new_value text
);
create index correction_step_correction on correction_step (correction_id, id);

insert into correction_step (correction_id, step, round, user_id, at, message)
select id, 'ask', 1, asked_by, asked_at, case when round = 1 then message end from correction order by id;

-- Later steps stand in the history, by field: those of the latest correction of the field that was asked by then.
insert into correction_step (correction_id, step, round, user_id, at, message, old_value, new_value)
select asked.id,
  case told.kind
    when 'correction.answered' then 'answer' when 'correction.again' then 'askAgain'
    when 'correction.accepted' then 'accept' else 'withdraw' end,
  coalesce((told.detail ->> 'round')::int, asked.round), told.user_id, told.at,
  case when told.kind = 'correction.again' and (told.detail ->> 'round')::int = asked.round then asked.message end,
  change.old_value, change.new_value
from history told
  cross join lateral (
    select id, round, message, field_key from correction
    where application_id = told.subject_id and field_key = told.detail ->> 'field' and asked_at <= told.at
    order by id desc limit 1) asked
  left join lateral (
    select old_value, new_value from field_change
    where application_id = told.subject_id and field_key = asked.field_key and at = told.at
    order by id desc limit 1) change on told.kind = 'correction.answered'
where told.noun = 'applications'
  and told.kind in ('correction.answered', 'correction.again', 'correction.accepted', 'correction.withdrawn')
order by told.id;

-- Cards say how many of the open ones came back. Counts of columns do not change.
alter table application disable trigger application_counted_update;
update application set card = left(card, -1) || ',"answeredCorrections":' || answered.n || '}'
from (select application_id, count(*) as n from correction where state = 'CORRECTED' group by application_id) answered
where answered.application_id = application.id and card is not null;
alter table application enable trigger application_counted_update;
