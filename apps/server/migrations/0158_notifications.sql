-- What is sent to groups and persons, as a notice and by mail.
create table notification (
  id bigint generated always as identity primary key,
  -- For those who write and see them.
  name text not null,
  -- In which languages it is told; the texts of another are kept, and sent to nobody.
  language text not null check (language in ('en', 'es', 'both')),
  title_en text not null,
  title_es text not null,
  message_en text not null,
  message_es text not null,
  subject_en text not null,
  subject_es text not null,
  -- HTML as the server has made it clean.
  body_en text not null,
  body_es text not null,
  -- The language that nobody has looked at since the other changed.
  outdated text check (outdated in ('en', 'es')),
  -- Groups, what narrows the applicants, and single persons.
  recipients jsonb not null,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED')),
  -- When it is to leave, or left.
  leaves_at timestamptz,
  ended_at timestamptz,
  saved_at timestamptz not null,
  saved_by bigint references staff_user (id),
  version int not null default 1,
  check (state not in ('SCHEDULED', 'SENDING', 'SENT') or leaves_at is not null)
);
create index notification_saved on notification (saved_at, id);
create index notification_saved_by on notification (saved_by);
create index notification_leaves on notification (leaves_at) where state in ('SCHEDULED', 'SENDING');
create index notification_words on notification using gin
  (folded(name || ' ' || title_en || ' ' || title_es || ' ' || subject_en || ' ' || subject_es) gin_trgm_ops);

-- Who gets it, each once: chosen when it is scheduled or sent, looked at again when it leaves.
create table notification_recipient (
  id bigint generated always as identity primary key,
  notification_id bigint not null references notification (id) on delete cascade,
  user_id bigint references staff_user (id) on delete cascade,
  -- An applicant, by the application that they were chosen by; erased with it.
  account_id bigint references client_account (id) on delete cascade,
  application_id bigint references application (id) on delete cascade,
  via text not null check (via in ('MANAGERS', 'ANALYSTS', 'APPLICANTS', 'PERSON')),
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'FAILED', 'SKIPPED')),
  -- Was told at the bell: not again where the mail goes once more.
  told boolean not null default false,
  mail_id bigint references mail (id) on delete set null,
  check ((user_id is null) <> (account_id is null)),
  check ((account_id is null) = (application_id is null))
);
create unique index notification_recipient_user on notification_recipient (notification_id, user_id)
  where user_id is not null;
create unique index notification_recipient_account on notification_recipient (notification_id, account_id)
  where account_id is not null;
create index notification_recipient_of on notification_recipient (notification_id, state, id);
-- Those whose mail is not written yet.
create index notification_recipient_next on notification_recipient (notification_id, id)
  where state = 'WAITING' and mail_id is null;
create index notification_recipient_mail on notification_recipient (mail_id) where mail_id is not null;
create index notification_recipient_staff on notification_recipient (user_id) where user_id is not null;
create index notification_recipient_client on notification_recipient (account_id) where account_id is not null;
create index notification_recipient_application on notification_recipient (application_id)
  where application_id is not null;

-- Its text with its marks, where it was written with some.
alter table mail add column rich text;

-- What becomes of the mail is what becomes of the recipient. One on its last try is noted as failed before it is tried.
create function note_recipient_of_mail() returns trigger language plpgsql as $$
begin
  update notification_recipient
  set state = case new.state when 'FAILED' then 'FAILED' when 'WAITING' then 'WAITING' when 'WITHDRAWN' then 'SKIPPED' else 'SENT' end
  where mail_id = new.id;
  return null;
end $$;
create trigger mail_of_recipient after update of state, claimed_until on mail for each row
  when (new.claimed_until is null and new.template in ('notification', 'staffNotification'))
  execute function note_recipient_of_mail();

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in ('CASE_ASSIGNED', 'CORRECTION_BACK', 'INTERVIEW_NEAR',
  'CHAT', 'EXPORT_READY', 'BULK_DONE', 'MAIL_FAILED', 'NOTIFICATION'));
