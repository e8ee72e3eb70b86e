-- The count of a whole column: the counters are keyed by Ephesian and country too, so that a column of 55,000 applications
-- was a sum of 2,900 rows, and a board's ten columns of 7,200: most of what the database did for a board.

create table application_column_count (
  id bigint generated always as identity primary key,
  status text not null,
  n int not null
);
create index application_column_count_status on application_column_count (status) include (n);

insert into application_column_count (status, n)
  select status, sum(n) from application_counter group by 1 having sum(n) <> 0;

-- Appended like the counters, and by the same trigger: what changes neither stage nor key appends nothing.
create or replace function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    with change as (
      select status, ephesian_id, country, count(*)::int as n from new_rows
      where deleted_at is null and status <> 'UNFINISHED' group by 1, 2, 3
    ), counted as (
      insert into application_counter (status, ephesian_id, country, n) select * from change
    )
    insert into application_column_count (status, n) select status, sum(n) from change group by 1;
  elsif tg_op = 'DELETE' then
    with change as (
      select status, ephesian_id, country, -count(*)::int as n from old_rows
      where deleted_at is null and status <> 'UNFINISHED' group by 1, 2, 3
    ), counted as (
      insert into application_counter (status, ephesian_id, country, n) select * from change
    )
    insert into application_column_count (status, n) select status, sum(n) from change group by 1;
  else
    with change as (
      select status, ephesian_id, country, sum(n)::int as n from (
        select status, ephesian_id, country, 1 as n from new_rows where deleted_at is null and status <> 'UNFINISHED'
        union all
        select status, ephesian_id, country, -1 from old_rows where deleted_at is null and status <> 'UNFINISHED'
      ) each group by 1, 2, 3 having sum(n) <> 0
    ), counted as (
      insert into application_counter (status, ephesian_id, country, n) select * from change
    )
    insert into application_column_count (status, n) select status, sum(n) from change group by 1 having sum(n) <> 0;
  end if;
  return null;
end $$;
