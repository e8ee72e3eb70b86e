-- What others say of a leader, on an application; its document is an attachment of the reference.

create table application_reference (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  -- Negative ones are for whoever holds their permission alone.
  type text not null check (type in ('POSITIVE', 'NEGATIVE')),
  name text not null,
  description text not null,
  pinned boolean not null default false,
  -- Rises with what it says, its document among that, not with the pin.
  version int not null default 1,
  user_id bigint not null references staff_user (id),
  at timestamptz not null,
  edited_at timestamptz
);
-- As they are listed: what is pinned first, then the newest.
create index application_reference_listed on application_reference (application_id, pinned desc, id desc);

-- What a reference said before.
create table application_reference_version (
  reference_id bigint not null references application_reference (id) on delete cascade,
  version int not null,
  name text not null,
  description text not null,
  -- The name of its document, which itself is kept no longer than it hangs there.
  document text,
  -- When it was written.
  at timestamptz not null,
  primary key (reference_id, version)
);
