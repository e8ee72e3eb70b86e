-- Certificates of courses: one of a person and a course that lives; one issued anew takes the place of the one before.
create table course_certificate (
  id bigint generated always as identity primary key,
  course_id bigint not null references course (id),
  person_id bigint not null references person (id) on delete cascade,
  code text not null,
  -- As they are printed: what is renamed later stands on one that is issued anew.
  person_name text not null,
  course_name_en text not null,
  course_name_es text not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by bigint references staff_user (id),
  reason text,
  -- It gave way to another.
  replaced_at timestamptz,
  version int not null default 1
);
create unique index course_certificate_code on course_certificate (code);
create unique index course_certificate_living on course_certificate (person_id, course_id) where replaced_at is null;
create index course_certificate_course on course_certificate (course_id, person_id);
-- Whose lessons of a course are done.
create index lesson_view_done on lesson_view (course_id, person_id, lesson_id)
  where confirmed_at is not null or passed_at is not null;
