-- Single applicants are chosen by their applications.
update notification set recipients = recipients || '{"applicants": []}'::jsonb where not recipients ? 'applicants';

-- Why whoever was chosen got nothing; those skipped before this was kept have no reason.
alter table notification_recipient add column skipped_because text
  check (skipped_because in ('CANCELLED', 'ACCOUNT', 'GROUP', 'BIN', 'FILE'));
-- A page of the recipients of one notification, in the order in which they were written down.
create index notification_recipient_listed on notification_recipient (notification_id, id);

-- What becomes of the mail is what becomes of the recipient. One on its last try is noted as failed before it is tried.
-- A mail of a notification is withdrawn where its file was taken away.
create or replace function note_recipient_of_mail() returns trigger language plpgsql as $$
begin
  update notification_recipient
  set state = case new.state when 'FAILED' then 'FAILED' when 'WAITING' then 'WAITING' when 'WITHDRAWN' then 'SKIPPED' else 'SENT' end,
    skipped_because = case new.state when 'WITHDRAWN' then 'FILE' end
  where mail_id = new.id;
  return null;
end $$;
