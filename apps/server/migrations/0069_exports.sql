-- Lists that somebody took out as a file: who, which, how many rows, when. The row stays; its file and its query go after a day.
create table export (
  id bigint generated always as identity primary key,
  user_id bigint not null references staff_user (id) on delete cascade,
  -- In which role it was asked for: it is made with the rights that both have at that moment.
  role_id bigint references role (id) on delete set null,
  -- A key of the table of lists.
  list text not null,
  -- As the list was asked; it may hold names that were searched for, so it goes with the file.
  query jsonb,
  -- By which filters it was narrowed, without their values.
  filters text[] not null,
  columns text[] not null,
  format text not null check (format in ('xlsx', 'csv')),
  language text not null check (language in ('en', 'es')),
  -- What its maker could do when it was made; whoever lost any of it opens the file no more.
  rights text[] not null default '{}',
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  done int not null default 0,
  total int not null,
  created_at timestamptz not null,
  -- When its maker was last heard of.
  touched_at timestamptz not null
);
create index export_of_person on export (user_id, created_at, id);
create index export_by_time on export (created_at, id);
-- Those whose file and query are still kept.
create index export_kept on export (created_at) where query is not null;
-- Those under way: taken up again after a stop.
create index export_unfinished on export (user_id, id) where state in ('WAITING', 'RUNNING');
