-- A view that others may use, and the one with which a list opens in a role.
alter table saved_view add column shared_at timestamptz;
create index saved_view_shared on saved_view (list) where shared_at is not null;

create table role_view (
  role_id bigint not null references role (id) on delete cascade,
  list text not null,
  view_id bigint not null references saved_view (id) on delete cascade,
  primary key (role_id, list)
);
create index role_view_view on role_view (view_id);
