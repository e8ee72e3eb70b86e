-- Notes of staff on an application; ER notes are a kind of them that a permission of their own opens.

create table application_note (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  kind text not null check (kind in ('NOTE', 'ER')),
  title text not null,
  description text not null,
  pinned boolean not null default false,
  -- Rises with the text, not with the pin.
  version int not null default 1,
  user_id bigint not null references staff_user (id),
  at timestamptz not null,
  edited_at timestamptz
);
-- As they are listed: what is pinned first, then the newest.
create index application_note_listed on application_note (application_id, kind, pinned desc, id desc);

-- What a note said before.
create table application_note_version (
  note_id bigint not null references application_note (id) on delete cascade,
  version int not null,
  title text not null,
  description text not null,
  -- When it was written.
  at timestamptz not null,
  primary key (note_id, version)
);

-- Colleagues whom a note names.
create table application_mention (
  note_id bigint not null references application_note (id) on delete cascade,
  user_id bigint not null references staff_user (id),
  primary key (note_id, user_id)
);
create index application_mention_user on application_mention (user_id, note_id desc);
