-- What was erased, so that a backup from before it is restored without it. Ids, and of what they named a digest of id and
-- beginning, by which the same row is known again; nothing refers to it, since it stays when that is gone.
create table erasure (
  mark text primary key,
  kind text not null check (kind in ('case', 'draft', 'person')),
  subject_id bigint not null,
  -- Of a person the persons whose cases go too.
  persons bigint[] not null default '{}',
  at timestamptz not null
);
