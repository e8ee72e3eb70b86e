-- Staff accounts as they are managed: spec §3 User (managed), decisions.md §6.

alter table staff_user
  -- The calling code without plus sign; together with `mobile` the number of E.164.
  add column phone_code text,
  add column last_sign_in_at timestamptz,
  -- Compared on every change, so that nobody overwrites what another changed meanwhile.
  add column version int not null default 1,
  -- Removed for good: histories go on naming the id, nothing lists the account and nobody signs in with it.
  add column removed_at timestamptz;

-- An address is free again once its account was removed.
alter table staff_user drop constraint staff_user_email_key;
create unique index staff_user_email on staff_user (email) where removed_at is null;

-- What accounts are searched by: without accents and capitals. Names the dictionary in full, so that its result depends
-- on nothing else and may be indexed.
create function folded(words text) returns text
  language sql immutable parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;

-- The list: by name in the collation that shows, by the last sign-in with those who never signed in at the end either way,
-- by creation; each with the id that settles ties.
create index staff_user_by_name on staff_user ((name || ' ' || last_name) collate portal, id) where removed_at is null;
create index staff_user_by_sign_in on staff_user (coalesce(last_sign_in_at, 'infinity'), id) where removed_at is null;
create index staff_user_by_sign_in_down on staff_user (coalesce(last_sign_in_at, '-infinity') desc, id desc)
  where removed_at is null;
create index staff_user_by_creation on staff_user (created_at, id) where removed_at is null;
-- Its filters.
create index staff_user_by_status on staff_user (status) where removed_at is null;
create index staff_user_by_country on staff_user (country) where removed_at is null;
create index staff_user_search on staff_user using gin (folded(name || ' ' || last_name || ' ' || email) gin_trgm_ops)
  where removed_at is null;

-- What was done to an account, by whom: ids and codes only. Without `actor_id` the system or the command line did it.
create table user_history (
  id bigint generated always as identity primary key,
  user_id bigint not null references staff_user (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  actor_id bigint references staff_user (id) on delete set null,
  detail jsonb not null default '{}'
);
create index user_history_user on user_history (user_id, id desc);
create index user_history_actor on user_history (actor_id);

-- The address that a token of the purpose EMAIL confirms.
alter table account_token add column email text;

-- Filters, order and columns of a list, kept by one user under a name.
create table saved_view (
  id bigint generated always as identity primary key,
  user_id bigint not null references staff_user (id) on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);
