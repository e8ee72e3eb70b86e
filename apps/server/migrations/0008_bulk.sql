-- Work on many things at once: rights are checked for the whole lot first, then row by row (decisions.md §4).

create table bulk_run (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Who started it, in which role: each row is done with the rights that these have at that moment.
  actor_id bigint not null references staff_user (id) on delete cascade,
  role_id bigint references role (id) on delete set null,
  -- Ids only, so that erasure need not look here.
  params jsonb not null,
  state text not null check (state in ('RUNNING', 'DONE', 'CANCELLED')),
  total int not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'RUNNING') = (finished_at is null))
);
-- The few that run: found again after a reload by their actor, after a stop by the next process.
create index bulk_run_running on bulk_run (actor_id, id) where state = 'RUNNING';

create table bulk_row (
  run_id bigint not null references bulk_run (id) on delete cascade,
  position bigint not null,
  subject_id bigint not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'REFUSED')),
  -- How often it ended by an error that is no refusal.
  tries int not null default 0,
  -- Codes with what their texts need.
  problems jsonb not null default '[]',
  primary key (run_id, position)
);
-- The next one that waits, the refused ones, and how many of each.
create index bulk_row_state on bulk_row (run_id, state, position);

-- Who leaves hands over the deleted applications too, since they may be restored; the other indexes hold the rest.
create index application_deleted on application (id) where deleted_at is not null;
