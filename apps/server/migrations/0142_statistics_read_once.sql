-- Which received report of the same church comes next, by its quarter: where that lies behind a period or is not there, a report
-- is the last of the period, which need not be looked for church by church. Kept by a trigger; null where nothing was received.
alter table census_report add column next_received bigint;

update census_report set next_received = followed.next
  from (
    select id, lead(census_id) over (partition by church_id order by census_id) as next
    from census_report where sent_at is not null and church_id is not null) followed
  where followed.id = census_report.id and followed.next is not null;

-- The churches are held until the end: of two reports of one church that are sent at once each would miss the other.
create function follow_reports(churches bigint[]) returns void language plpgsql as $$
begin
  perform from church where id = any(churches) order by id for no key update;
  update census_report set next_received = followed.next
    from (
      select id, case when sent_at is not null then
          lead(census_id) over (partition by church_id, sent_at is not null order by census_id) end as next
      from census_report where church_id = any(churches)) followed
    where followed.id = census_report.id and followed.next is distinct from census_report.next_received;
end $$;

create function keep_followed_reports() returns trigger language plpgsql as $$
declare
  churches bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct church_id) into churches from new_rows where sent_at is not null and church_id is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct church_id) into churches from old_rows where sent_at is not null and church_id is not null;
  else
    -- A report that lost its church is followed by none, also once it is given to another before it comes.
    -- Asked first, since an update of no row calls this again too.
    if exists (select from new_rows where church_id is null and next_received is not null) then
      update census_report set next_received = null
        from new_rows where new_rows.id = census_report.id and new_rows.church_id is null and new_rows.next_received is not null;
    end if;
    select array_agg(distinct church) into churches
      from new_rows join old_rows using (id), unnest(array[new_rows.church_id, old_rows.church_id]) church
      where church is not null and (new_rows.sent_at is null) <> (old_rows.sent_at is null)
        or church is not null and new_rows.sent_at is not null
          and (new_rows.church_id is distinct from old_rows.church_id or new_rows.census_id <> old_rows.census_id);
  end if;
  if churches is not null then
    perform follow_reports(churches);
  end if;
  return null;
end $$;
create trigger census_report_followed_insert after insert on census_report
  referencing new table as new_rows for each statement execute function keep_followed_reports();
create trigger census_report_followed_update after update on census_report
  referencing old table as old_rows new table as new_rows for each statement execute function keep_followed_reports();
create trigger census_report_followed_delete after delete on census_report
  referencing old table as old_rows for each statement execute function keep_followed_reports();

-- What is told of leaders and their ministries, without the texts beside it.
create index application_leader_figures on application_leader (application_id) include (gender, civil_status, title, birth_date);
create index application_ministry_figures on application_ministry (application_id) include (foundation_date, members);

-- Leaders are read by their stays, whatever became of the application: the drafts in it are few. That it is in no bin is asked beside
-- what a reach asks, so it is told too.
drop index application_figures;
create index application_figures on application (submitted_at)
  include (id, status, person_id, church_id, country, analyst_id, supervisor_id, manager_id, ephesian_id, classification,
    payment_type, paid_at, deleted_at)
  where deleted_at is null;

-- What statistics of everything leave out: asked of each stay, where there are few, in place of reading all others.
create index application_hidden on application (id) where deleted_at is not null or status = 'UNFINISHED';
