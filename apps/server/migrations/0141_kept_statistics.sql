-- Answers of statistics that take too long to be worked out while somebody waits: by who reaches what, what was asked and in
-- which language. Worked out anew every hour while somebody asks for them.

create table kept_statistic (
  key text primary key,
  question jsonb not null,
  asked_at timestamptz not null,
  -- When it was last begun to be worked out, with success or without; null: not yet.
  tried_at timestamptz,
  as_of timestamptz,
  answer jsonb,
  -- Of each whose charge narrowed it: how often something had left it by then.
  charge jsonb not null default '{}',
  check ((as_of is null) = (answer is null))
);
create index kept_statistic_asked on kept_statistic (asked_at);
create index kept_statistic_answered on kept_statistic (key) where answer is not null;

-- An answer may name a church as its leader is called: who is erased is in none any more.
create function forget_kept_statistics() returns trigger language plpgsql as $$
begin
  update kept_statistic set answer = null, as_of = null where answer is not null;
  return null;
end $$;
create trigger erasure_forgets_statistics after insert on erasure
  for each statement execute function forget_kept_statistics();
create index erasure_at on erasure (at);
