-- What one of the staff is told at the bell. Ids and codes only: the words are made where they are read.
create table notice (
  id bigint generated always as identity primary key,
  user_id bigint not null references staff_user (id) on delete cascade,
  kind text not null check (kind in
    ('CASE_ASSIGNED', 'CORRECTION_BACK', 'INTERVIEW_NEAR', 'CHAT', 'EXPORT_READY', 'BULK_DONE', 'MAIL_FAILED')),
  -- By kind: an application, an appointment, an export, a bulk run.
  subject_id bigint not null,
  -- The case that it is about; erased with it.
  application_id bigint references application (id) on delete cascade,
  -- How many like ones are told as this one.
  times int not null default 1,
  -- Of the latest, in whole milliseconds: pages go on from there.
  at timestamptz not null,
  read_at timestamptz
);
-- What comes again before it was read is the same notice.
create unique index notice_unread on notice (user_id, kind, subject_id) where read_at is null;
create index notice_of_user on notice (user_id, at, id);
create index notice_application on notice (application_id) where application_id is not null;
create index notice_at on notice (at);

-- Tells those of the people who are active, each once, and their open pages.
create function tell_notice(
  people bigint[], told_kind text, subject bigint, application bigint, told_at timestamptz
) returns void language sql as $$
  with told as (
    insert into notice (user_id, kind, subject_id, application_id, at)
    select id, told_kind, subject, application, date_trunc('milliseconds', told_at)
    from staff_user
    where id = any(people) and status = 'ACTIVE' and removed_at is null
    -- In one order, so that two who tell the same people do not wait for each other.
    order by id
    on conflict (user_id, kind, subject_id) where read_at is null
      do update set times = notice.times + 1, at = greatest(notice.at, excluded.at)
    returning user_id
  )
  select count(pg_notify('notices', json_build_object(
    'id', user_id, 'before', json_build_object('user', user_id), 'after', json_build_object('user', user_id))::text))
  from told
$$;

-- Those of the people, with who stands in for them on the day that it is in New York.
create function with_stand_ins(people bigint[], told_at timestamptz) returns bigint[] language sql stable as $$
  select array_agg(who) from (
    select unnest(people) as who
    union select delegate_id from absence
      where user_id = any(people)
        and (told_at at time zone 'America/New_York')::date between first_day and last_day
  ) all_of_them where who is not null
$$;

-- The history has whatever happens to a case, in the transaction of the act: no act can forget to tell.
create function tell_notice_of_history() returns trigger language plpgsql as $$
declare
  one application%rowtype;
  people bigint[];
begin
  -- Nobody is told what they did themselves.
  if new.detail ? 'assigneeTo' then
    if (new.detail ->> 'assigneeTo')::bigint is distinct from new.user_id then
      perform tell_notice(
        array[(new.detail ->> 'assigneeTo')::bigint], 'CASE_ASSIGNED', new.subject_id, new.subject_id, new.at);
    end if;
    return null;
  end if;
  select * into one from application where id = new.subject_id;
  if new.kind = 'correction.answered' then
    people := with_stand_ins(array[coalesce(one.analyst_id, one.supervisor_id)], new.at);
    perform tell_notice(people, 'CORRECTION_BACK', one.id, one.id, new.at);
  else
    people := with_stand_ins(array[one.analyst_id, one.supervisor_id, one.manager_id, one.ephesian_id], new.at);
    select array_agg(distinct user_id) into people
    from user_role join role on role.id = role_id
    where user_id = any(people) and role.active and 'business.request.chat' = any(role.permissions);
    perform tell_notice(people, 'CHAT', one.id, one.id, new.at);
  end if;
  return null;
end $$;
create trigger history_noticed after insert on history for each row
  when (new.noun = 'applications'
    and (new.kind in ('correction.answered', 'message.received') or new.detail ->> 'assigneeTo' is not null))
  execute function tell_notice_of_history();

create function tell_notice_of_export() returns trigger language plpgsql as $$
begin
  perform tell_notice(array[new.user_id], 'EXPORT_READY', new.id, null, new.touched_at);
  return null;
end $$;
create trigger export_noticed after update of state on export for each row
  when (new.state = 'DONE' and old.state <> 'DONE') execute function tell_notice_of_export();

create function tell_notice_of_bulk() returns trigger language plpgsql as $$
begin
  perform tell_notice(array[new.actor_id], 'BULK_DONE', new.id, null, new.finished_at);
  return null;
end $$;
create trigger bulk_noticed after update of state on bulk_run for each row
  when (new.state = 'DONE' and old.state <> 'DONE') execute function tell_notice_of_bulk();

-- A mail on its last try is noted as failed before it is tried, and is claimed meanwhile.
create function tell_notice_of_mail() returns trigger language plpgsql as $$
declare one application%rowtype;
begin
  select * into one from application where id = new.application_id;
  perform tell_notice(
    with_stand_ins(array[coalesce(one.analyst_id, one.supervisor_id, one.manager_id, one.ephesian_id)], now()),
    'MAIL_FAILED', one.id, one.id, now());
  return null;
end $$;
create trigger mail_noticed after update of state, claimed_until on mail for each row
  when (new.application_id is not null and new.state = 'FAILED' and new.claimed_until is null
    and (old.state <> 'FAILED' or old.claimed_until is not null))
  execute function tell_notice_of_mail();

-- A closed account is told nothing more, and keeps nothing of it.
create function forget_notices() returns trigger language plpgsql as $$
begin
  delete from notice where user_id = new.id;
  return null;
end $$;
create trigger staff_user_forgotten after update of removed_at on staff_user for each row
  when (new.removed_at is not null) execute function forget_notices();
