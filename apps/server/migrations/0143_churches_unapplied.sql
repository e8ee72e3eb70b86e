-- The churches for which nobody applied, or what was applied for lies in the bin: of all others whoever sees every application sees
-- something, and none of them need be looked for. They are few. Kept by triggers.
create table unapplied_church (church_id bigint primary key references church (id) on delete cascade);

insert into unapplied_church
  select id from church
  where id not in (
    select church_id from application where church_id is not null and deleted_at is null and status <> 'UNFINISHED');

-- The churches are held until the end: of two applications that leave one church at once each would see the other still there.
create function keep_unapplied(churches bigint[]) returns void language plpgsql as $$
begin
  perform from church where id = any(churches) order by id for no key update;
  delete from unapplied_church where church_id = any(churches) and exists (
    select from application
    where application.church_id = unapplied_church.church_id and deleted_at is null and status <> 'UNFINISHED');
  insert into unapplied_church
    select id from church where id = any(churches) and not exists (
      select from application where church_id = church.id and deleted_at is null and status <> 'UNFINISHED')
    on conflict do nothing;
end $$;

create function keep_unapplied_churches() returns trigger language plpgsql as $$
declare
  churches bigint[];
begin
  if tg_table_name = 'church' then
    insert into unapplied_church select id from new_rows;
    return null;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct church_id) into churches from new_rows where church_id is not null and status <> 'UNFINISHED';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct church_id) into churches from old_rows where church_id is not null;
  else
    select array_agg(distinct church) into churches
      from new_rows join old_rows using (id), unnest(array[new_rows.church_id, old_rows.church_id]) church
      where church is not null and (
        new_rows.church_id is distinct from old_rows.church_id
        or (new_rows.deleted_at is null) <> (old_rows.deleted_at is null)
        or (new_rows.status = 'UNFINISHED') <> (old_rows.status = 'UNFINISHED'));
  end if;
  if churches is not null then
    perform keep_unapplied(churches);
  end if;
  return null;
end $$;
create trigger church_unapplied_insert after insert on church
  referencing new table as new_rows for each statement execute function keep_unapplied_churches();
create trigger application_unapplied_insert after insert on application
  referencing new table as new_rows for each statement execute function keep_unapplied_churches();
create trigger application_unapplied_update after update on application
  referencing old table as old_rows new table as new_rows for each statement execute function keep_unapplied_churches();
create trigger application_unapplied_delete after delete on application
  referencing old table as old_rows for each statement execute function keep_unapplied_churches();
