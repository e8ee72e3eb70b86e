-- One history for all nouns. It outlives what it tells of: so no key ties a row to its subject.

create table history (
  id bigint generated always as identity primary key,
  noun text not null,
  -- Of the noun's own table; 0 where there is only one of the kind, as of the settings.
  subject_id bigint not null,
  kind text not null,
  at timestamptz not null,
  -- Null = a client, where `by_client`, else the system.
  user_id bigint references staff_user (id),
  by_client boolean not null default false,
  -- Ids and codes only: it survives erasure.
  detail jsonb not null default '{}',
  -- What personal columns held before and after, by column. Erasure makes it null, by noun and subject.
  personal jsonb,
  check (user_id is null or not by_client)
);

-- In the order in which it happened, subject by subject.
insert into history (noun, subject_id, kind, at, user_id, by_client, detail)
  select 'applications', application_id, kind, at, case when not by_applicant then user_id end, by_applicant, detail
  from application_history order by id;
insert into history (noun, subject_id, kind, at, user_id, detail)
  select 'users', user_id, kind, at, actor_id, detail from user_history order by id;
-- Who of the staff did it is written; without one it was the client.
insert into history (noun, subject_id, kind, at, user_id, by_client, detail)
  select 'clients', account_id, kind, at, actor_id, actor_id is null, detail from client_history order by id;

create index history_subject on history (noun, subject_id, id);

drop table application_history;
drop table user_history;
drop table client_history;
