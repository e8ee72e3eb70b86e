-- Where there is no mail server a mail is kept as it is written, before its recipient knows of it: what becomes of a recipient
-- is asked where they get their mail too.
create function recipient_state(mail_state text) returns text language sql immutable as $$
  select case mail_state when 'FAILED' then 'FAILED' when 'WAITING' then 'WAITING' when 'WITHDRAWN' then 'SKIPPED' else 'SENT' end
$$;
create or replace function note_recipient_of_mail() returns trigger language plpgsql as $$
begin
  update notification_recipient
  set state = recipient_state(new.state), skipped_because = case new.state when 'WITHDRAWN' then 'FILE' end
  where mail_id = new.id;
  return null;
end $$;

update notification_recipient recipient set state = 'SENT'
from mail where mail.id = recipient.mail_id and mail.state = 'KEPT' and recipient.state = 'WAITING';
