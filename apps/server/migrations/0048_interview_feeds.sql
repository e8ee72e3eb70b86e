-- The private address from which somebody's calendar reads their appointments: one a user, of which a new one makes the one
-- before worthless.
create table interview_feed (
  user_id bigint primary key references staff_user (id) on delete cascade,
  -- Of the token in the address, which is told once.
  digest text not null,
  created_at timestamptz not null,
  -- When a calendar read it last, to the hour: whoever made it sees that it works, or that somebody still reads.
  read_at timestamptz
);
create unique index interview_feed_digest on interview_feed (digest);
