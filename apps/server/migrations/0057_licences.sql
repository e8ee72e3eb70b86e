-- The leader's credential: one a person that lives; one with a new code takes the place of the one before.
create table licence (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  code text not null,
  issued_at timestamptz not null,
  -- The last day on which it holds, in New York.
  valid_until date not null,
  -- Taken back by hand, and why; whether its holder is still admitted is asked of their applications.
  deactivated_at timestamptz,
  reason text,
  -- Its code gave way to another.
  replaced_at timestamptz,
  -- The end of which its holder was reminded.
  reminded_of date,
  version int not null default 1
);
create unique index licence_code on licence (code);
create unique index licence_living on licence (person_id) where replaced_at is null;
create index licence_ending on licence (valid_until, id) where replaced_at is null and deactivated_at is null;

-- The licence that came of an application.
alter table application add column licence_id bigint references licence (id) on delete set null;
create index application_licence on application (licence_id) where licence_id is not null;
-- Those who are admitted and have none yet.
create index application_admitted on application (stage_entered_at)
  where status in ('APPROVED', 'SENT') and deleted_at is null and licence_id is null;
