-- What lies in the bin, who put it there and why; restoring takes the row away, and so does erasing. The application's id is its own.
create table deletion (
  id bigint primary key references application (id) on delete cascade,
  user_id bigint not null references staff_user (id),
  reason text not null,
  at timestamptz not null
);
create index deletion_at on deletion (at desc, id desc);
create index deletion_user on deletion (user_id);

-- What was submitted once more, and from what. Both ends know it as long as both are there.
create table application_duplicate (
  application_id bigint primary key references application (id) on delete cascade,
  origin_id bigint not null references application (id) on delete cascade
);
create index application_duplicate_origin on application_duplicate (origin_id);
