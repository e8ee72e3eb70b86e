-- What somebody enters in an interview, kept while it is typed: one open sheet an interviewer and application. A result that
-- decides closes it; the next interview begins a new one beside it.
create table interview_sheet (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  user_id bigint not null references staff_user (id),
  started_at timestamptz not null,
  -- Decided: nothing in it changes any more.
  closed_at timestamptz
);
create unique index interview_sheet_open on interview_sheet (application_id, user_id) where closed_at is null;
create index interview_sheet_application on interview_sheet (application_id, id);
create index interview_sheet_user on interview_sheet (user_id);

create table interview_answer (
  sheet_id bigint not null references interview_sheet (id) on delete cascade,
  -- Its id among the questions; empty: the comments.
  question text not null,
  -- The question as it was asked, its heading and its place: { group, question, place }. Null of the comments.
  asked jsonb,
  -- Empty where it was taken back.
  answer text not null,
  -- Rises with every change: tells a window that writes upon an answer of another.
  version int not null,
  -- What a window that had not seen it wrote over.
  overwritten text,
  at timestamptz not null,
  primary key (sheet_id, question)
);

-- The sheet of which it is the result.
alter table interview add column sheet_id bigint references interview_sheet (id);
create index interview_sheet_results on interview (sheet_id, id) where sheet_id is not null;
