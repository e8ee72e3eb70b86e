-- Since when somebody of the staff was away, and which cards they opened since: what changed meanwhile is marked for them.

create table staff_visit (
  user_id bigint primary key references staff_user (id) on delete cascade,
  -- What they did last, to the minute.
  acted_at timestamptz not null,
  -- When the visit before this one ended; null in the first.
  before_at timestamptz
);

create table card_seen (
  application_id bigint not null references application (id) on delete cascade,
  user_id bigint not null references staff_user (id) on delete cascade,
  at timestamptz not null,
  primary key (application_id, user_id)
);
create index card_seen_user on card_seen (user_id);
