-- What staff told the administrators about a failure.

create table problem_report (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references staff_user (id),
  codes text[] not null,
  -- GE200: the first line of what the script said.
  fault text,
  request_id text,
  -- The path alone: a query holds searches, and behind /login/…/ stand tokens.
  screen text not null,
  words text,
  user_agent text,
  language text not null check (language in ('en', 'es')),
  build text,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint references staff_user (id),
  check ((settled_at is null) = (settled_by is null))
);
-- Read newest first by id. The open ones are few among many settled, so they have an index of their own; a page of the
-- settled or of all walks the primary key backwards, where nearly every row is one that is wanted.
create index problem_report_open on problem_report (id desc) where settled_at is null;
-- How many a person has open from the last hour, asked with every report.
create index problem_report_reporter on problem_report (reporter_id, created_at) where settled_at is null;
