-- What each reader of a chat has not read, as a counter: the sum of what somebody is in charge of is asked by every open
-- page, and must not grow with the chats that were read long ago.

alter table message_reader
  -- Of the other side's messages. Who is in charge of the application has a row as soon as there is one; of others the
  -- messages are counted.
  add column unread int not null default 0,
  -- When the first of these came; null where there are none, or came before the reader was in charge.
  add column silent_since timestamptz,
  -- Whether it was looked at for this silence if a mail is to tell them.
  add column mailed boolean not null default false;

update message_reader set unread = (
  select count(*) from message
  where message.application_id = message_reader.application_id and message.id > read_to
    and (message.user_id is null) = (message_reader.user_id is not null));

insert into message_reader (application_id, user_id, read_to, at, unread)
select application.id, who, 0, now(), received.n
from application
  cross join lateral (
    select distinct unnest(array[analyst_id, supervisor_id, manager_id, ephesian_id]) as who) in_charge
  cross join lateral (
    select count(*) as n from message where application_id = application.id and user_id is null) received
where who is not null and received.n > 0
on conflict do nothing;

create index message_reader_unread on message_reader (user_id, application_id) where unread > 0;
create index message_reader_silent on message_reader (silent_since) where silent_since is not null and not mailed;

-- Whoever is put in charge has what came before to read, and is not mailed of it: that they were put in charge says more.
create function count_unread_in_charge() returns trigger language plpgsql as $$
begin
  insert into message_reader (application_id, user_id, read_to, at, unread)
  select new.id, who, 0, new.stage_entered_at, received.n
  from (
    select unnest(array[new.analyst_id, new.supervisor_id, new.manager_id, new.ephesian_id]) as who
    except select unnest(array[old.analyst_id, old.supervisor_id, old.manager_id, old.ephesian_id])
  ) newly, (select count(*) as n from message where application_id = new.id and user_id is null) received
  where who is not null and received.n > 0
  on conflict (application_id, user_id) do update set silent_since = null, mailed = false;
  return null;
end $$;
create trigger application_put_in_charge after update of analyst_id, supervisor_id, manager_id, ephesian_id on application
  for each row when ((old.analyst_id, old.supervisor_id, old.manager_id, old.ephesian_id)
    is distinct from (new.analyst_id, new.supervisor_id, new.manager_id, new.ephesian_id))
  execute function count_unread_in_charge();
