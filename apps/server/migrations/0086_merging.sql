-- Persons, or churches, that are the same: one is kept, the other names it and is shown nowhere. It stays as a row with the
-- values that were not kept, so that a merging can be taken back.
alter table church add column merged_into bigint references church (id) on delete cascade check (merged_into <> id);
alter table person add column merged_into bigint references person (id) on delete cascade check (merged_into <> id);
create index church_merged on church (merged_into) where merged_into is not null;
create index person_merged on person (merged_into) where merged_into is not null;

-- Ids and names of fields only: it survives erasure.
create table merging (
  id bigint generated always as identity primary key,
  noun text not null check (noun in ('churches', 'persons')),
  kept_id bigint not null,
  gone_id bigint not null,
  -- Fields of which the value of the one that went is kept: the two changed them.
  taken text[] not null,
  -- What hung on the one that went, by table.
  moved jsonb not null,
  user_id bigint references staff_user (id),
  at timestamptz not null,
  undone_at timestamptz
);
create unique index merging_gone on merging (noun, gone_id) where undone_at is null;
create index merging_kept on merging (noun, kept_id, id);

-- Pairs that look alike and are not the same.
create table not_same (
  noun text not null check (noun in ('churches', 'persons')),
  one_id bigint not null,
  other_id bigint not null check (one_id < other_id),
  user_id bigint references staff_user (id),
  at timestamptz not null,
  primary key (noun, one_id, other_id)
);
