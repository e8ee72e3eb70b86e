-- How long each application was in which stage, and who had it in charge when it came there: what statistics of any past day are
-- counted from. Kept by a trigger, so that no act can forget it.

create table application_stage (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  stage text not null,
  entered_at timestamptz not null,
  -- Null: it is there now.
  left_at timestamptz check (left_at >= entered_at),
  -- In charge when it came there, and when it left; of where it is now, now.
  analyst_id bigint references staff_user (id),
  ephesian_id bigint references staff_user (id),
  last_analyst_id bigint references staff_user (id),
  last_ephesian_id bigint references staff_user (id)
);
create unique index application_stage_now on application_stage (application_id) where left_at is null;
create index application_stage_application on application_stage (application_id, id);
-- What entered a stage in a period, and what stood there at its end, from the index alone.
create index application_stage_entered on application_stage (stage, entered_at)
  include (application_id, left_at, analyst_id, ephesian_id, last_analyst_id, last_ephesian_id);

-- The same from the history, which is the direct way and the slow one: what is kept has to be equal to it. Moves that were
-- taken back left nothing behind; who was in charge is told by the history too late for what is older than this table.
create function stays_in_history() returns table (
  application_id bigint, stage text, entered_at timestamptz, left_at timestamptz
) language sql stable as $$
  with told as (
    select history.id, subject_id, kind, at, detail ->> 'from' as "from", detail ->> 'to' as "to"
    from history
    where noun = 'applications' and detail ? 'to' and detail ->> 'to' is not null
      and (kind in ('submitted', 'moved', 'undone', 'exonerated', 'interview.recorded') or kind like 'paid.%')
      and (kind = 'submitted' or detail ->> 'from' is distinct from detail ->> 'to')
  ), lasting as (
    select *, lead(kind) over (partition by subject_id order by id) as after from told
  ), stays as (
    select subject_id, "to" as stage, at as entered_at,
      lead(at) over (partition by subject_id order by id) as left_at
    from lasting where kind <> 'undone' and after is distinct from 'undone'
  )
  select stays.subject_id, stays.stage, stays.entered_at, stays.left_at
  from stays join application on application.id = stays.subject_id
$$;

insert into application_stage
    (application_id, stage, entered_at, left_at, analyst_id, ephesian_id, last_analyst_id, last_ephesian_id)
  select stays.application_id, stays.stage, stays.entered_at, stays.left_at, application.analyst_id, application.ephesian_id,
    application.analyst_id, application.ephesian_id
  from stays_in_history() stays join application on application.id = stays.application_id
  where stays.left_at is null or stays.left_at >= stays.entered_at
  order by stays.entered_at;
-- Of what the history does not tell as it stands now, what stands now counts.
delete from application_stage using application
  where application.id = application_stage.application_id and application_stage.left_at is null
    and (application.status <> application_stage.stage or application.stage_entered_at <> application_stage.entered_at);
insert into application_stage (application_id, stage, entered_at, analyst_id, ephesian_id, last_analyst_id, last_ephesian_id)
  select id, status, stage_entered_at, analyst_id, ephesian_id, analyst_id, ephesian_id from application
  where status <> 'UNFINISHED' and not exists (
    select from application_stage where application_id = application.id and left_at is null);

create function keep_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into application_stage (application_id, stage, entered_at, analyst_id, ephesian_id, last_analyst_id, last_ephesian_id)
      select id, status, stage_entered_at, analyst_id, ephesian_id, analyst_id, ephesian_id from new_rows where status <> 'UNFINISHED';
    return null;
  end if;
  if not exists (
    select from new_rows join old_rows on old_rows.id = new_rows.id
    where new_rows.status <> old_rows.status or new_rows.stage_entered_at <> old_rows.stage_entered_at
      or new_rows.analyst_id is distinct from old_rows.analyst_id
      or new_rows.ephesian_id is distinct from old_rows.ephesian_id
  ) then
    return null;
  end if;
  -- Taken back: what came after the day on which it had come to its stage is as if it had not been.
  delete from application_stage using new_rows, old_rows
    where new_rows.id = application_stage.application_id and old_rows.id = new_rows.id
      and new_rows.stage_entered_at < old_rows.stage_entered_at and application_stage.left_at is null;
  update application_stage set left_at = null
    from new_rows join old_rows on old_rows.id = new_rows.id
    where new_rows.id = application_stage.application_id and new_rows.stage_entered_at < old_rows.stage_entered_at
      and application_stage.stage = new_rows.status and application_stage.entered_at = new_rows.stage_entered_at
      and application_stage.id = (
        select max(id) from application_stage last where last.application_id = new_rows.id);
  -- Gone on.
  update application_stage set left_at = greatest(new_rows.stage_entered_at, application_stage.entered_at)
    from new_rows join old_rows on old_rows.id = new_rows.id
    where new_rows.id = application_stage.application_id and application_stage.left_at is null
      and new_rows.stage_entered_at >= old_rows.stage_entered_at
      and (new_rows.status <> old_rows.status or new_rows.stage_entered_at <> old_rows.stage_entered_at);
  insert into application_stage (application_id, stage, entered_at, analyst_id, ephesian_id, last_analyst_id, last_ephesian_id)
    select new_rows.id, new_rows.status, new_rows.stage_entered_at, new_rows.analyst_id, new_rows.ephesian_id,
      new_rows.analyst_id, new_rows.ephesian_id
    from new_rows join old_rows on old_rows.id = new_rows.id
    where new_rows.status <> 'UNFINISHED'
      and (new_rows.status <> old_rows.status or new_rows.stage_entered_at <> old_rows.stage_entered_at)
      and not exists (
        select from application_stage where application_id = new_rows.id and left_at is null);
  -- Handed over where it stands.
  update application_stage set last_analyst_id = new_rows.analyst_id, last_ephesian_id = new_rows.ephesian_id
    from new_rows
    where new_rows.id = application_stage.application_id and application_stage.left_at is null
      and (last_analyst_id is distinct from new_rows.analyst_id or last_ephesian_id is distinct from new_rows.ephesian_id);
  return null;
end $$;
create trigger application_stays_insert after insert on application
  referencing new table as new_rows for each statement execute function keep_stays();
create trigger application_stays_update after update on application
  referencing old table as old_rows new table as new_rows for each statement execute function keep_stays();

-- What statistics read of an application, without its card, which is ten times as long.
create index application_figures on application (submitted_at)
  include (id, status, person_id, church_id, country, analyst_id, supervisor_id, manager_id, ephesian_id, classification,
    payment_type, paid_at)
  where deleted_at is null and status <> 'UNFINISHED';
