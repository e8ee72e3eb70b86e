-- Courses for leaders, their sections and lessons, in both languages; and who watched what.
create table course (
  id bigint generated always as identity primary key,
  name_en text not null,
  name_es text not null,
  description_en text not null default '',
  description_es text not null default '',
  -- The language that nobody has looked at since the other changed.
  outdated text check (outdated in ('en', 'es')),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'ENDED')),
  position int not null,
  version int not null default 1,
  check (name_en <> '' or name_es <> '')
);
-- A name is there once among its siblings, in each language, capitals and accents aside.
create unique index course_name_en on course (folded(name_en)) where name_en <> '';
create unique index course_name_es on course (folded(name_es)) where name_es <> '';

create table course_section (
  id bigint generated always as identity primary key,
  course_id bigint not null references course (id) on delete cascade,
  name_en text not null,
  name_es text not null,
  outdated text check (outdated in ('en', 'es')),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'ENDED')),
  position int not null,
  version int not null default 1,
  check (name_en <> '' or name_es <> '')
);
create unique index course_section_name_en on course_section (course_id, folded(name_en)) where name_en <> '';
create unique index course_section_name_es on course_section (course_id, folded(name_es)) where name_es <> '';

create table course_lesson (
  id bigint generated always as identity primary key,
  course_id bigint not null references course (id) on delete cascade,
  section_id bigint not null references course_section (id) on delete cascade,
  name_en text not null,
  name_es text not null,
  description_en text not null default '',
  description_es text not null default '',
  -- Eleven signs of YouTube, or the number of Vimeo, with the word behind a slash that an unlisted one has.
  video_en text not null default '',
  video_es text not null default '',
  -- Seconds, as editors state them: what viewers claim is never believed.
  length_en int check (length_en > 0),
  length_es int check (length_es > 0),
  -- Percent of the length at which the button opens, and behind which it closes.
  available_percent int not null check (available_percent between 1 and 100),
  disable_percent int not null check (disable_percent between 1 and 100),
  grace_hours int not null check (grace_hours > 0),
  required boolean not null,
  outdated text check (outdated in ('en', 'es')),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'ENDED')),
  position int not null,
  version int not null default 1,
  check (name_en <> '' or name_es <> ''),
  check (disable_percent > available_percent)
);
create unique index course_lesson_name_en on course_lesson (section_id, folded(name_en)) where name_en <> '';
create unique index course_lesson_name_es on course_lesson (section_id, folded(name_es)) where name_es <> '';
create index course_lesson_course on course_lesson (course_id);

-- How far a person is with a lesson in a language; without a row it is not started.
create table lesson_view (
  id bigint generated always as identity primary key,
  lesson_id bigint not null references course_lesson (id),
  course_id bigint not null references course (id),
  person_id bigint not null references person (id) on delete cascade,
  language text not null check (language in ('en', 'es')),
  -- NOT_STARTED where staff let somebody pass who never played it.
  state text not null check (state in ('NOT_STARTED', 'RUNNING', 'PAUSED', 'FINISHED')),
  -- Beginnings and ends of what was watched, in turns, in milliseconds; and their sum up to the length.
  spans int[] not null default '{}',
  watched_ms int not null default 0,
  -- Where the video stands, and up to where the run under way is counted.
  position_ms int not null default 0,
  counted_to_ms int not null default 0,
  -- Time of the server that nothing was counted for yet.
  credit_ms int not null default 0,
  -- The open page whose words count, and the number of the last of them.
  player text,
  heard_number int not null default 0,
  heard_at timestamptz,
  plays int not null default 0,
  first_played_at timestamptz,
  last_played_at timestamptz,
  -- When it was played last, or let pass.
  last_at timestamptz not null,
  browser text,
  ip text,
  missed_at timestamptz,
  confirmed_at timestamptz,
  -- Let pass by hand, which stays to be seen.
  passed_at timestamptz,
  passed_by bigint references staff_user (id),
  pass_reason text,
  unique (person_id, lesson_id, language)
);
-- Nobody watches two videos at once.
create index lesson_view_running on lesson_view (person_id) where state = 'RUNNING';
-- The tracking of a course, and of all, by when it was played last; who takes part in a lesson.
create index lesson_view_course on lesson_view (course_id, last_at, id);
create index lesson_view_last on lesson_view (last_at, id);
create index lesson_view_lesson on lesson_view (lesson_id, id);
