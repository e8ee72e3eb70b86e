-- Who has a card open just now. Nothing that must outlive the server: a crash empties it, and the open pages say it anew.

create unlogged table card_presence (
  application_id bigint not null references application (id) on delete cascade,
  user_id bigint not null references staff_user (id) on delete cascade,
  -- When it was opened, and when a page last said that it still is.
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (application_id, user_id)
);
create index card_presence_user on card_presence (user_id);
