-- A list that was taken out opens no more once anything in it may have gone to somebody else's charge: nobody keeps which
-- rows a file has, so it is told by how often something left the charge of whoever took it out.

create table charge_left (
  user_id bigint primary key references staff_user (id) on delete cascade,
  times int not null
);

alter table export
  -- Of each whose charge the rows were read by: how often something had left it; empty where no charge narrowed them.
  add column charge jsonb not null default '{}';

-- In order, so that two transactions never wait for each other.
create function leave_charge(users bigint[]) returns void language sql as $$
  insert into charge_left (user_id, times)
  select distinct staff_user.id, 1 from staff_user where staff_user.id = any(users) order by staff_user.id
  on conflict (user_id) do update set times = charge_left.times + 1
$$;

create function application_leaves_charge() returns trigger language plpgsql as $$
begin
  perform leave_charge(array(
    select unnest(array[old.analyst_id, old.supervisor_id, old.manager_id, old.ephesian_id])
    except select unnest(array[new.analyst_id, new.supervisor_id, new.manager_id, new.ephesian_id])));
  return null;
end $$;
create trigger application_left_charge after update of analyst_id, supervisor_id, manager_id, ephesian_id on application
  for each row when ((old.analyst_id, old.supervisor_id, old.manager_id, old.ephesian_id)
    is distinct from (new.analyst_id, new.supervisor_id, new.manager_id, new.ephesian_id))
  execute function application_leaves_charge();

create function country_leaves_charge() returns trigger language plpgsql as $$
begin
  perform leave_charge(array[old.ephesian_id]);
  return null;
end $$;
create trigger region_country_left_charge after delete on region_country
  for each row execute function country_leaves_charge();
create trigger region_country_changed_charge after update of ephesian_id on region_country
  for each row when (old.ephesian_id <> new.ephesian_id) execute function country_leaves_charge();

-- A leader leaves whoever had them by hand; associated for the first time, whoever has the countries of the churches.
create function leader_leaves_charge() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform leave_charge(array(select old.ephesian_id except select new.ephesian_id));
    return null;
  end if;
  perform leave_charge(array(
    select region_country.ephesian_id from church
      join region_country on region_country.country = church.country
    where church.id in (
      select application.church_id from application where application.person_id = new.person_id
      union
      select church_leader.church_id from church_leader where church_leader.person_id = new.person_id)
    except select new.ephesian_id));
  return null;
end $$;
create trigger region_person_left_charge after insert or update or delete on region_person
  for each row execute function leader_leaves_charge();

create function church_leaves_charge() returns trigger language plpgsql as $$
begin
  perform leave_charge(array(select ephesian_id from region_country where country = old.country));
  return null;
end $$;
create trigger church_left_charge after update of country on church
  for each row when (old.country is distinct from new.country) execute function church_leaves_charge();
