-- Name, country, opening and closing of a church, each from a day on. The church's own row says how it stands today.

-- Told apart by readers who change it.
alter table church add column version int not null default 1;
alter table person add column version int not null default 1;

create table church_change (
  id bigint generated always as identity primary key,
  church_id bigint not null references church (id) on delete cascade,
  what text not null check (what in ('name', 'country', 'opened', 'closed')),
  -- The first day of the name, the country or the opening; the last one of a church that closes.
  day date not null,
  -- What stood there until then: a name, a country by its code, the day of the opening or closing.
  before text,
  after text,
  reason text not null,
  user_id bigint references staff_user (id),
  at timestamptz not null,
  -- A later act put another in its place: it holds no more.
  replaced_at timestamptz,
  -- The deactivation that closed the church.
  deactivation_id bigint references deactivation (id) on delete set null
);
create index church_change_church on church_change (church_id, what, day) where replaced_at is null;
create index church_change_deactivation on church_change (deactivation_id) where deactivation_id is not null;
-- Names and countries that begin on a day to come.
create index church_change_day on church_change (day) where what in ('name', 'country') and replaced_at is null;

-- The church on any day (`churchOn` of the domain says the same).
create function church_on(of_church bigint, on_day date) returns table (name text, country text, open boolean)
language sql stable as $$
  select
    coalesce(
      (select after from church_change where church_id = church.id and what = 'name' and day <= on_day
        and replaced_at is null order by day desc, id desc limit 1),
      (select before from church_change where church_id = church.id and what = 'name' and replaced_at is null
        order by day, id limit 1),
      church.name),
    coalesce(
      (select after from church_change where church_id = church.id and what = 'country' and day <= on_day
        and replaced_at is null order by day desc, id desc limit 1),
      (select before from church_change where church_id = church.id and what = 'country' and replaced_at is null
        order by day, id limit 1),
      church.country),
    coalesce(
      (select what = 'opened' from church_change where church_id = church.id and what in ('opened', 'closed')
        and replaced_at is null and case what when 'closed' then day + 1 else day end <= on_day
        order by case what when 'closed' then day + 1 else day end desc, id desc limit 1),
      church.valid_from <= on_day)
  from church where church.id = of_church
$$;
