-- How each wants to be told of a kind; what is not here is told at the bell alone.
create table notice_choice (
  user_id bigint not null references staff_user (id) on delete cascade,
  kind text not null,
  way text not null check (way in ('NOTICE', 'MAIL', 'DIGEST', 'OFF')),
  primary key (user_id, kind)
);

-- How it was chosen to be told when it came; by mail too, it is mailed once.
alter table notice
  add column way text not null default 'NOTICE' check (way in ('NOTICE', 'MAIL', 'DIGEST')),
  add column mailed_at timestamptz;
create index notice_to_mail on notice (way, user_id) where way <> 'NOTICE' and mailed_at is null and read_at is null;

create or replace function tell_notice(
  people bigint[], told_kind text, subject bigint, application bigint, told_at timestamptz
) returns void language sql as $$
  with told as (
    insert into notice (user_id, kind, subject_id, application_id, at, way)
    select id, told_kind, subject, application, date_trunc('milliseconds', told_at), coalesce(way, 'NOTICE')
    from staff_user left join notice_choice on user_id = id and kind = told_kind
    where id = any(people) and status = 'ACTIVE' and removed_at is null and way is distinct from 'OFF'
    -- In one order, so that two who tell the same people do not wait for each other.
    order by id
    on conflict (user_id, kind, subject_id) where read_at is null
      do update set times = notice.times + 1, at = greatest(notice.at, excluded.at), way = excluded.way
    returning user_id
  )
  select count(pg_notify('notices', json_build_object(
    'id', user_id, 'before', json_build_object('user', user_id), 'after', json_build_object('user', user_id))::text))
  from told
$$;

-- A closed account is told nothing more, and keeps nothing of it.
create or replace function forget_notices() returns trigger language plpgsql as $$
begin
  delete from notice where user_id = new.id;
  delete from notice_choice where user_id = new.id;
  return null;
end $$;
