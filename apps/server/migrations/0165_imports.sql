-- Files that were brought in: what was in them stands in rows, the file itself is not kept.
create table import_batch (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('STAFF')),
  -- As the file was called.
  name text,
  -- Of the bytes, to tell that the same was brought in before.
  digest text not null,
  format text not null check (format in ('csv', 'xlsx')),
  -- Of a CSV file, as they were found.
  encoding text,
  separator text,
  -- The titles of its columns, and in which column each field stands.
  titles jsonb not null,
  mapping jsonb not null,
  duplicates text not null check (duplicates in ('SKIP', 'MERGE', 'CREATE')),
  state text not null check (state in ('READ', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE')),
  -- The last run of it, which may be gone.
  run_id bigint references bulk_run (id) on delete set null,
  total int not null,
  user_id bigint references staff_user (id),
  created_at timestamptz not null,
  cleared_at timestamptz,
  version int not null default 1
);
create index import_batch_created on import_batch (created_at, id);
create index import_batch_user on import_batch (user_id);
create index import_batch_run on import_batch (run_id);
create index import_batch_digest on import_batch (digest);
create index import_batch_kept on import_batch (created_at) where cleared_at is null;

create table import_row (
  id bigint generated always as identity primary key,
  batch_id bigint not null references import_batch (id) on delete cascade,
  -- The line of the sheet, counted from one with its titles.
  line int not null,
  -- The texts of its cells; nothing once it is cleared.
  cells jsonb,
  -- What makes two rows the same thing, and the earlier row of the file that has it too.
  same_by text,
  repeats int,
  -- Of all that it says, to know again what was brought in.
  key text,
  -- What it would become, or became.
  outcome text check (outcome in ('CREATED', 'MERGED', 'SKIPPED', 'SAME', 'REPEATED', 'REFUSED', 'UNDONE')),
  -- Why it is refused, and at which fields.
  problems jsonb,
  -- What it was made of or merged into, or is a duplicate of.
  staff_id bigint references staff_user (id) on delete set null,
  -- The version in which the import left it, and what it was before it was merged.
  version int,
  before jsonb,
  unique (batch_id, line)
);
create index import_row_outcome on import_row (batch_id, outcome, line);
create index import_row_key on import_row (key) where key is not null;
create index import_row_same_by on import_row (same_by) where same_by is not null;
create index import_row_staff on import_row (staff_id) where staff_id is not null;
