-- When and where an interview is held. Those that were moved keep their row; cancelled ones stay, as what was once arranged.
create table appointment (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  interviewer_id bigint not null references staff_user (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- IANA's name of the zone on whose clock it was arranged: the applicant's.
  zone text not null,
  -- A room, or the https address of a call.
  place text not null,
  attendees text not null check (attendees in ('LEADER', 'COUPLE')),
  -- A line for whoever is invited.
  note text,
  -- Rises with every change; calendars take it, from 0 on, as the sequence.
  version int not null default 1,
  made_by bigint not null references staff_user (id),
  made_at timestamptz not null,
  -- Of the present version; a calendar's stamp.
  changed_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by bigint references staff_user (id),
  -- As those who were invited are told.
  cancel_reason text
);
create index appointment_application on appointment (application_id, starts_at desc);
-- What else somebody has at an hour, their list and their calendar.
create index appointment_interviewer on appointment (interviewer_id, starts_at) where cancelled_at is null;

-- Mails that invite carry what calendars take (RFC 5545), with what it asks of them.
alter table mail
  add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  add column calendar text,
  add constraint mail_calendar_whole check ((calendar is null) = (calendar_method is null));
