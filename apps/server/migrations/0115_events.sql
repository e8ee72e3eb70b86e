-- Events, who came in at their doors, and what is counted of it.
create table event (
  id bigint generated always as identity primary key,
  name text not null,
  place text not null,
  -- The series that it belongs to, by which years are compared.
  conference text not null,
  -- Whose region it is for; null: the whole network.
  ephesian_id bigint references staff_user (id),
  -- The clock of the place, by its IANA name; year by that clock.
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  year int not null,
  access text[] not null check (cardinality(access) > 0),
  code text not null unique,
  -- Null: a draft.
  opened_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  created_by bigint references staff_user (id),
  version int not null default 1
);
create index event_starts on event (starts_at, id);
create index event_created on event (created_at, id);
create index event_name on event (name collate portal, id);
create index event_words on event using gin (folded(name || ' ' || place || ' ' || conference) gin_trgm_ops);
create index event_ephesian on event (ephesian_id);
create index event_year on event (year);

-- One scan: whose licence it was, and whom they brought along. Persons and churches are named without keys of the database:
-- the figures outlive whoever is erased, and an id that nobody has any more tells of nobody.
create table check_in (
  id bigint generated always as identity primary key,
  event_id bigint not null references event (id) on delete cascade,
  -- Given by the device that let them in, so that what is sent twice is there once, whoever sends it.
  key uuid not null unique,
  person_id bigint not null,
  -- As it was at the door: the church, the spouse, whose spiritual child they are, and who has the church in charge.
  church_id bigint,
  spouse_id bigint,
  parent_id bigint,
  ephesian_id bigint references staff_user (id),
  licence_id bigint references licence (id) on delete set null,
  at timestamptz not null,
  holder boolean not null,
  spouse boolean not null,
  natural_children int not null check (natural_children >= 0),
  spiritual_children int not null check (spiritual_children >= 0),
  -- The codes against which they were let in all the same; the reason lies in the history.
  overridden text[] not null default '{}',
  user_id bigint references staff_user (id),
  undone_at timestamptz,
  undone_by bigint references staff_user (id)
);
-- A person's at an event, those of a church, those whose parent or spouse came; the newest of an event, by whom.
create index check_in_person on check_in (person_id, event_id, id);
create index check_in_church on check_in (church_id, event_id);
create index check_in_parent on check_in (parent_id, event_id) where parent_id is not null;
create index check_in_spouse on check_in (spouse_id, event_id) where spouse_id is not null;
create index check_in_event on check_in (event_id, id desc);
create index check_in_event_at on check_in (event_id, at) where undone_at is null;
create index check_in_licence on check_in (licence_id) where licence_id is not null;
create index check_in_user on check_in (user_id, event_id, id);

-- What is counted of it: a row an event and church, each person once. Kept by the triggers below, so that no act, no merging
-- and no import can forget it.
create table attendance (
  id bigint generated always as identity primary key,
  event_id bigint not null references event (id) on delete cascade,
  church_id bigint,
  -- As the event has them: its dates and year stay once somebody came.
  event_at timestamptz not null,
  year int not null,
  ephesian_id bigint references staff_user (id),
  leaders int not null,
  spouses int not null,
  natural_children int not null,
  spiritual_children int not null,
  total int not null generated always as (leaders + spouses + natural_children + spiritual_children) stored,
  unique nulls not distinct (event_id, church_id)
);
create index attendance_at on attendance (event_at, id);
-- Of one event in the list's order, which else is walked through to find the few that fit.
create index attendance_event on attendance (event_id, event_at, id);
create index attendance_total on attendance (total, id);
create index attendance_church on attendance (church_id, event_at);
create index attendance_ephesian on attendance (ephesian_id, event_at);

-- Each person at an event once, by the newest of their check-ins for where they belong; of companions the greatest number.
create function attendees_of(of_event bigint, of_persons bigint[]) returns table (
  person_id bigint, church_id bigint, spouse_id bigint, parent_id bigint, ephesian_id bigint,
  holder boolean, spouse boolean, natural_children int, spiritual_children int)
language sql stable as $$
  select person_id, (array_agg(church_id order by id desc))[1], (array_agg(spouse_id order by id desc))[1],
    (array_agg(parent_id order by id desc))[1], (array_agg(ephesian_id order by id desc))[1],
    bool_or(holder), bool_or(spouse), max(natural_children), max(spiritual_children)
  from check_in where event_id = of_event and person_id = any(of_persons) and undone_at is null
  group by person_id
$$;

-- Counts a church's row of an event anew. A spiritual child whose parent came stands in the parent's row and not in their own;
-- a spouse who came with an own licence, and children whom both of a couple brought, stand once.
create function count_attendance(of_event bigint, of_church bigint) returns void language plpgsql as $$
declare
  counted record;
begin
  -- Locked first: what others count meanwhile is seen once they are done.
  insert into attendance (event_id, church_id, event_at, year, leaders, spouses, natural_children, spiritual_children)
    select event.id, of_church, starts_at, year, 0, 0, 0, 0 from event where event.id = of_event
    on conflict (event_id, church_id) do nothing;
  perform from attendance where event_id = of_event and church_id is not distinct from of_church for update;
  with here as (
    select attendee.* from attendees_of(of_event, array(
      select check_in.person_id from check_in
      where event_id = of_event and church_id is not distinct from of_church and undone_at is null)) attendee
    where attendee.church_id is not distinct from of_church
  ), judged as (
    select here.*, with_parent, married.id as married_id, married.came as spouse_came, married.children as spouses_children,
      children_came
    from here
    cross join lateral (
      select exists (select from check_in parent where parent.person_id = here.parent_id and parent.event_id = of_event
        and parent.undone_at is null) as with_parent) parent
    cross join lateral (
      select min(other.person_id) as id, bool_or(other.holder) as came, max(other.natural_children) as children
      from attendees_of(of_event, array(
        select here.spouse_id where here.spouse_id is not null
        union all
        select check_in.person_id from check_in
        where check_in.spouse_id = here.person_id and event_id = of_event and undone_at is null)) other
      where other.person_id = here.spouse_id or other.spouse_id = here.person_id) married
    cross join lateral (
      select count(*)::int as children_came
      from attendees_of(of_event, array(
        select check_in.person_id from check_in
        where check_in.parent_id = here.person_id and event_id = of_event and undone_at is null)) child
      where child.parent_id = here.person_id and child.holder) own
  )
  select
    count(*)::int as persons,
    count(*) filter (where holder and not with_parent)::int as leaders,
    count(*) filter (where spouse and spouse_came is not true)::int as spouses,
    coalesce(sum(natural_children) filter (where married_id is null or natural_children > spouses_children
      or (natural_children = spouses_children and person_id < married_id)), 0)::int as natural_children,
    coalesce(sum(greatest(spiritual_children, children_came)), 0)::int as spiritual_children,
    (array_agg(ephesian_id order by person_id desc))[1] as ephesian_id
  into counted from judged;
  if counted.persons = 0 then
    delete from attendance where event_id = of_event and church_id is not distinct from of_church;
  else
    update attendance set leaders = counted.leaders, spouses = counted.spouses,
      natural_children = counted.natural_children, spiritual_children = counted.spiritual_children,
      ephesian_id = counted.ephesian_id
    where event_id = of_event and church_id is not distinct from of_church;
  end if;
end $$;

-- Every row that a change may concern: of the churches of who changed, of their spouse, their parent and their children.
create function count_attendances() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(to_jsonb(r)) into changed from new_rows r;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(to_jsonb(r)) into changed from old_rows r;
  else
    select jsonb_agg(to_jsonb(r)) into changed from (select * from new_rows union all select * from old_rows) r;
  end if;
  if changed is null then return null; end if;
  perform count_attendance(event_id, church_id) from (
    with each as (
      select distinct event_id, person_id, church_id, spouse_id, parent_id
      from jsonb_to_recordset(changed) as given (event_id bigint, person_id bigint, church_id bigint, spouse_id bigint, parent_id bigint)
    )
    select event_id, church_id from each
    union
    select each.event_id, kin.church_id from each join check_in kin on kin.event_id = each.event_id
      and kin.person_id in (each.parent_id, each.spouse_id)
    union
    select each.event_id, kin.church_id from each join check_in kin on kin.event_id = each.event_id
      and kin.parent_id = each.person_id
    union
    select each.event_id, kin.church_id from each join check_in kin on kin.event_id = each.event_id
      and kin.spouse_id = each.person_id
    -- In one order for all, so that two that count the same rows wait for each other and not in a circle.
    order by event_id, church_id) concerned;
  return null;
end $$;
create trigger check_in_came after insert on check_in
  referencing new table as new_rows for each statement execute function count_attendances();
create trigger check_in_changed after update on check_in
  referencing old table as old_rows new table as new_rows for each statement execute function count_attendances();
create trigger check_in_gone after delete on check_in
  referencing old table as old_rows for each statement execute function count_attendances();

insert into parameter (key, value) values ('CHECK_IN',
  '{"minutes": 60, "stages": ["APPROVED", "SENT"], "licenceMonths": 12, "kinds": ["LEADER", "SPOUSE", "NATURAL_CHILD", "SPIRITUAL_CHILD"]}');
