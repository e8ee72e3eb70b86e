-- Persons and churches outlive applications; an application owns its form as its own rows.

create table person (
  id bigint generated always as identity primary key,
  name text not null,
  last_name text not null,
  email text,
  -- E.164
  phone text,
  birth_date date,
  created_at timestamptz not null default now()
);
create index person_email on person (email);
create index person_phone on person (phone);
create index person_birth_date on person (birth_date);

create table church (
  id bigint generated always as identity primary key,
  name text not null,
  city text not null,
  country text not null,
  valid_from date not null,
  valid_to date,
  created_at timestamptz not null default now()
);
create index church_city on church (lower(city));

create table region (
  id bigint generated always as identity primary key,
  name_en text not null,
  name_es text not null,
  ephesian_id bigint references staff_user (id)
);
-- No country in two regions: the country is the key.
create table region_country (
  country text primary key,
  region_id bigint not null references region (id) on delete cascade
);
-- Associations by hand win over the country's region.
create table region_person (
  person_id bigint primary key references person (id) on delete cascade,
  region_id bigint not null references region (id) on delete cascade
);

create table ministry_rule (
  id bigint generated always as identity primary key,
  country text not null,
  colour text not null,
  min_members int,
  max_members int
);

-- One row a year, locked while a number is given: gapless by construction.
create table case_number (
  year int primary key,
  last int not null
);

create table application (
  id bigint generated always as identity primary key,
  client_account_id bigint not null references client_account (id),
  person_id bigint references person (id),
  church_id bigint references church (id),
  status text not null default 'UNFINISHED' check (status in (
    'UNFINISHED', 'REJECT_BY_TAG', 'COMPLETE', 'PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS',
    'INTERVIEW', 'INTERVIEW_SUCCESS', 'APPROVED', 'SENT', 'REJECTED')),
  stage_entered_at timestamptz not null default now(),
  -- Rises with stage, payment, corrections, interview, assignment and form; never with tags, notes, chat or views.
  version int not null default 1,
  form_state text not null default 'FORM_STATE_PASTORAL_FORM',
  case_number text unique,
  started_at timestamptz not null default now(),
  submitted_at timestamptz,
  paid_at timestamptz,
  payment_status text not null default 'PENDING' check (payment_status in ('PENDING', 'PAID', 'EXONERATED')),
  payment_type text check (payment_type in ('ONLINE', 'EXTERNAL', 'EXONERATED')),
  payment_detail_key text,
  payment_detail_value text,
  exoneration_type text check (exoneration_type in ('PAYMENT', 'PROCESS')),
  exoneration_reason text,
  interview_result text check (interview_result in ('DENIED', 'LATER', 'ACCEPTED')),
  interview_active boolean not null default true,
  interview_waived boolean not null default false,
  classification text not null default 'NONE',
  flag text,
  reject_type text,
  -- The church's country as submitted: the counters' key.
  country text,
  -- The present assignees: one of each kind at most, because there is one column for each.
  analyst_id bigint references staff_user (id),
  supervisor_id bigint references staff_user (id),
  manager_id bigint references staff_user (id),
  ephesian_id bigint references staff_user (id),
  deleted_at timestamptz,
  -- The card's facts as JSON, ready to send: building it for every reader costs more than finding the row.
  -- Written by the same transaction as the facts it repeats.
  card text
);
create index application_column on application (status, stage_entered_at desc, id desc) where deleted_at is null;
create index application_analyst on application (analyst_id, status, stage_entered_at desc, id desc) where deleted_at is null;
create index application_supervisor on application (supervisor_id, status, stage_entered_at desc, id desc) where deleted_at is null;
create index application_manager on application (manager_id, status, stage_entered_at desc, id desc) where deleted_at is null;
create index application_ephesian on application (ephesian_id, status, stage_entered_at desc, id desc) where deleted_at is null;
create index application_client on application (client_account_id, id desc);
create index application_person on application (person_id);
create index application_church on application (church_id);
-- One unfinished application an account: two taps on *start* make one.
create unique index application_unfinished on application (client_account_id) where status = 'UNFINISHED' and deleted_at is null;

create table application_leader (
  application_id bigint primary key references application (id) on delete cascade,
  title text, email text, name text, last_name text, birth_date date, birth_country text, gender text,
  address text, city text, state text, country text, zip text, civil_status text,
  home_area_code text, home_number text, facebook text
);
create table application_spouse (
  application_id bigint primary key references application (id) on delete cascade,
  name text, last_name text, email text, facebook text, area_code text, phone text, birth_date date, title text,
  number_of_children int, marriage_date date
);
create table application_ministry (
  application_id bigint primary key references application (id) on delete cascade,
  name text, foundation_date date, address text, city text, state text, country text, zip text, members int,
  product_of_division boolean, product_of_division_reason text,
  under_denomination boolean, under_denomination_reason text,
  website text, instagram text, facebook text, twitter text, youtube text,
  area_code text, phone text, fax text, email text
);
create table application_contact (
  application_id bigint primary key references application (id) on delete cascade,
  name text, last_name text, email text, area_code text, phone text
);
create table application_photo (
  application_id bigint not null references application (id) on delete cascade,
  kind text not null check (kind in ('LEADER', 'SPOUSE')),
  file_id bigint not null references stored_file (id),
  name text not null,
  primary key (application_id, kind)
);
create index application_photo_file on application_photo (file_id, application_id);
create table application_document (
  application_id bigint not null references application (id) on delete cascade,
  kind text not null,
  file_id bigint not null references stored_file (id),
  name text not null,
  primary key (application_id, kind)
);
create index application_document_file on application_document (file_id);

-- Files uploaded for an act that has not happened yet; a job clears what no act took within a day.
create table staged_upload (
  id uuid primary key default gen_random_uuid(),
  application_id bigint not null references application (id) on delete cascade,
  user_id bigint not null references staff_user (id),
  file_id bigint not null references stored_file (id),
  name text not null,
  created_at timestamptz not null default now()
);
create index staged_upload_file on staged_upload (file_id);
create index staged_upload_application on staged_upload (application_id);

create table correction (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  field_key text not null,
  message text not null,
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'CORRECTED', 'ACCEPTED')),
  round int not null default 1,
  old_value text,
  new_value text,
  asked_by bigint not null references staff_user (id),
  asked_at timestamptz not null,
  answered_at timestamptz,
  accepted_at timestamptz
);
create index correction_application on correction (application_id, id);
-- A field is asked for once at a time.
create unique index correction_open on correction (application_id, field_key) where state <> 'ACCEPTED';

create table field_change (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  field_key text not null,
  old_value text,
  new_value text,
  -- Null = the applicant.
  user_id bigint references staff_user (id),
  at timestamptz not null
);
create index field_change_application on field_change (application_id, id);

create table interview (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  result text not null check (result in ('DENIED', 'LATER', 'ACCEPTED')),
  comments text,
  user_id bigint not null references staff_user (id),
  at timestamptz not null
);
create index interview_application on interview (application_id, id);

create table deactivation (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  type text not null,
  reason text not null,
  description text,
  departure_date date,
  file_id bigint references stored_file (id),
  file_name text,
  user_id bigint not null references staff_user (id),
  at timestamptz not null,
  -- Set when the move was taken back: the row stays as history.
  undone_at timestamptz
);
create index deactivation_application on deactivation (application_id, id);
create index deactivation_file on deactivation (file_id);

create table exoneration (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  type text not null check (type in ('PAYMENT', 'PROCESS')),
  reason text not null,
  observations text,
  file_id bigint references stored_file (id),
  file_name text,
  user_id bigint not null references staff_user (id),
  at timestamptz not null
);
create index exoneration_application on exoneration (application_id, id);
create index exoneration_file on exoneration (file_id);

create table payment (
  id bigint generated always as identity primary key,
  -- Null where the provider's notice names no application we know.
  application_id bigint references application (id) on delete set null,
  type text not null check (type in ('ONLINE', 'EXTERNAL')),
  -- PENDING: a session was opened with the provider. UNMATCHED: money came that was not acceptable at that moment.
  state text not null check (state in ('PENDING', 'PAID', 'UNMATCHED')),
  amount bigint not null,
  currency text not null,
  -- The provider's session: the same notice twice finds the same row.
  provider_session text unique,
  method text,
  reference text,
  paid_on date,
  file_id bigint references stored_file (id),
  file_name text,
  user_id bigint references staff_user (id),
  at timestamptz not null
);
create index payment_application on payment (application_id, id);
create index payment_file on payment (file_id);

-- Other applications of what seems the same person or church, noted at submission.
create table application_seen (
  application_id bigint not null references application (id) on delete cascade,
  other_id bigint not null references application (id) on delete cascade,
  what text not null,
  primary key (application_id, other_id, what)
);
create index application_seen_other on application_seen (other_id);

create table application_history (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  -- Null = the system, or the applicant.
  user_id bigint references staff_user (id),
  by_applicant boolean not null default false,
  -- Ids and codes only: history survives erasure.
  detail jsonb not null default '{}'
);
create index application_history_application on application_history (application_id, id);

-- Exact counts by stage, Ephesian and country without counting: each statement appends its differences, a job folds
-- them into one row a key, a reader sums. Appending never waits for another writer, unlike a counter row.
create table application_counter (
  id bigint generated always as identity primary key,
  status text not null,
  ephesian_id bigint,
  country text,
  n int not null
);
create index application_counter_status on application_counter (status) include (n);
create index application_counter_ephesian on application_counter (ephesian_id, status) include (n);

create function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into application_counter (status, ephesian_id, country, n)
      select status, ephesian_id, country, count(*) from new_rows
      where deleted_at is null and status <> 'UNFINISHED' group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into application_counter (status, ephesian_id, country, n)
      select status, ephesian_id, country, -count(*) from old_rows
      where deleted_at is null and status <> 'UNFINISHED' group by 1, 2, 3;
  else
    insert into application_counter (status, ephesian_id, country, n)
      select status, ephesian_id, country, sum(n) from (
        select status, ephesian_id, country, 1 as n from new_rows where deleted_at is null and status <> 'UNFINISHED'
        union all
        select status, ephesian_id, country, -1 from old_rows where deleted_at is null and status <> 'UNFINISHED'
      ) change group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger application_counted_insert after insert on application
  referencing new table as new_rows for each statement execute function count_applications();
create trigger application_counted_delete after delete on application
  referencing old table as old_rows for each statement execute function count_applications();
create trigger application_counted_update after update on application
  referencing old table as old_rows new table as new_rows for each statement execute function count_applications();
