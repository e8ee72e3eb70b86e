-- Dossiers that somebody had made as PDF: for that person alone, since another may read less or more.
create table dossier (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  user_id bigint not null references staff_user (id) on delete cascade,
  -- In which role it was asked for: it is made with the rights that both have at that moment.
  role_id bigint references role (id) on delete set null,
  language text not null check (language in ('en', 'es')),
  parts text[] not null,
  -- What the reader could read when it was made; whoever lost any of it opens the file no more.
  rights text[] not null default '{}',
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  done int not null default 0,
  total int not null default 0,
  created_at timestamptz not null,
  -- When its maker was last heard of.
  touched_at timestamptz not null
);
create index dossier_of_reader on dossier (application_id, user_id, id);
create index dossier_old on dossier (created_at);
-- Those under way: taken up again after a stop.
create index dossier_unfinished on dossier (id) where state in ('WAITING', 'RUNNING');
