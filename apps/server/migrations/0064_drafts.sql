-- The list of unfinished applications, and those that have been quiet for long: one of a client at a time.
create index client_account_drafts on client_account (last_active_at, id) where has_draft;

-- When the owner of a draft was told that it will be erased: the first time and the last one before it.
create table draft_erasure (
  application_id bigint primary key references application (id) on delete cascade,
  first_at timestamptz not null,
  last_at timestamptz
);

-- Days without activity after which a draft is erased; null: none is.
insert into parameter (key, value) values ('DRAFT_ERASURE_DAYS', 'null');
