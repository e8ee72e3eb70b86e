-- The chat of an application, between staff and applicant.

create table message (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  -- The staff user who wrote it; null = the applicant.
  user_id bigint references staff_user (id),
  text text not null,
  at timestamptz not null
);
create index message_listed on message (application_id, id desc);
-- What staff may not have read yet.
create index message_received on message (application_id, id) where user_id is null;

-- How far somebody has read.
create table message_reader (
  application_id bigint not null references application (id) on delete cascade,
  -- Null = the applicant.
  user_id bigint references staff_user (id) on delete cascade,
  read_to bigint not null,
  at timestamptz not null,
  unique nulls not distinct (application_id, user_id)
);
