-- The quarterly reports of churches. What staff count of them has a column each, so that sums are the database's.
create table census (
  -- Year and quarter in one number, as 20261: ids stand in the order of time, and none is made twice.
  id bigint primary key check (id = year * 10 + quarter),
  year int not null,
  quarter int not null check (quarter between 1 and 4),
  sending date not null,
  -- The last day, in New York. Of a report it may be another.
  deadline date not null check (deadline >= sending),
  created_at timestamptz not null,
  -- When every church had its report; none is added after that.
  completed_at timestamptz
);

create table census_report (
  id bigint generated always as identity primary key,
  census_id bigint not null references census (id),
  -- The figures outlive a church that is erased.
  church_id bigint references church (id) on delete set null,
  -- As on the day when it went out.
  church_name text,
  country text not null,
  ephesian_id bigint references staff_user (id),
  -- The state follows from these.
  deadline date not null,
  started_at timestamptz,
  sent_at timestamptz,
  -- Null with a time: the church itself.
  sent_by bigint references staff_user (id),
  -- The last time that it was given another deadline.
  reopened_at timestamptz,
  reopened_by bigint references staff_user (id),
  reopen_reason text,
  -- The last reminder that was due, in days before the deadline.
  reminded smallint,
  version int not null default 1,
  -- Why a figure changed by more than half, by its key.
  reasons jsonb default '{}',
  -- membership
  active_members int, new_members int, baptisms int, average_attendance int, visitors int,
  -- home vision
  home_groups int, hosts int, leaders_in_training int, weekly_attendance int, conversions int,
  -- departments
  children_active boolean, children_leader text, children_participants int, youth_active boolean,
  youth_leader text, youth_participants int, women_active boolean, women_leader text, women_participants int,
  men_active boolean, men_leader text, men_participants int, couples_active boolean, couples_leader text,
  couples_participants int, worship_active boolean, worship_leader text, worship_participants int,
  evangelism_active boolean, evangelism_leader text, evangelism_participants int, intercession_active boolean,
  intercession_leader text, intercession_participants int, media_active boolean, media_leader text,
  media_participants int, social_work_active boolean, social_work_leader text, social_work_participants int,
  -- influence
  daughter_churches int, countries_reached int, spiritual_children int, followers_facebook int,
  followers_instagram int, followers_youtube int, followers_tiktok int, followers_x int, radio_hours int,
  television_hours int,
  -- vision
  vision_satisfaction text check (vision_satisfaction in ('SATISFIED', 'DISSATISFIED')), vision_comment text,
  -- pastoral care
  visits int, counselling_sessions int, meetings_attended int,
  care_satisfaction text check (care_satisfaction in ('SATISFIED', 'DISSATISFIED')), care_comment text,
  unique (church_id, census_id)
);
-- The reports of a quarter, their sums, and how far their making is; those of an Ephesian.
create index census_report_census on census_report (census_id, church_id);
create index census_report_ephesian on census_report (ephesian_id, census_id);
-- What is still owed, by its deadline.
create index census_report_owed on census_report (deadline, id) where sent_at is null;

insert into parameter (key, value) values ('CENSUS_TIME', '[
  {"sending": "31/03", "deadline": "30/04"}, {"sending": "30/06", "deadline": "31/07"},
  {"sending": "30/09", "deadline": "31/10"}, {"sending": "31/12", "deadline": "31/01"}]');
