-- Persons who are erased everywhere: whose account it was and which persons, by their ids, so that the work goes on where it was
-- broken off. Nothing here refers to them, since it stays when they are gone.
create table trace_erasure (
  account_id bigint primary key,
  persons bigint[] not null,
  user_id bigint references staff_user (id) on delete set null,
  at timestamptz not null,
  done_at timestamptz
);
-- A spouse is found by name and address too.
create index application_spouse_search on application_spouse
  using gin (folded(coalesce(name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
