-- When a staff user is away and who stands in: the present absence, or one to come. What was before stands in the history.
create table absence (
  user_id bigint primary key references staff_user (id) on delete cascade,
  delegate_id bigint references staff_user (id),
  -- Days as New York has them, both included.
  first_day date,
  last_day date,
  version int not null,
  check ((delegate_id is null) = (first_day is null) and (delegate_id is null) = (last_day is null)),
  check (last_day >= first_day),
  check (delegate_id <> user_id)
);
create index absence_delegate on absence (delegate_id) where delegate_id is not null;

-- Who was away and had the application when somebody else did this in their stead.
alter table history add column behalf_of bigint references staff_user (id);
