-- What a client has begun, kept with the account: over 100,000 clients the list of unfinished accounts and its count read
-- every application before.

alter table client_account
  -- A form that was begun and not submitted.
  add column has_draft boolean not null default false,
  -- Any application that was not deleted.
  add column has_application boolean not null default false;

update client_account set has_application = true, has_draft = begun.has_draft
from (
  select client_account_id, bool_or(status = 'UNFINISHED') as has_draft from application
  where deleted_at is null group by client_account_id
) begun
where begun.client_account_id = client_account.id;

-- Whoever begins, submits, deletes or restores an application writes it into the account too: no act can forget it.
create function keep_client_progress() returns trigger language plpgsql as $$
declare
  account bigint := coalesce(new.client_account_id, old.client_account_id);
begin
  -- Locked first: the next statement then sees what another transaction wrote that held the account.
  perform from client_account where id = account for no key update;
  update client_account set has_draft = now.has_draft, has_application = now.has_application
  from (
    select count(*) > 0 as has_application, coalesce(bool_or(status = 'UNFINISHED'), false) as has_draft
    from application where client_account_id = account and deleted_at is null
  ) now
  where id = account
    and (client_account.has_draft, client_account.has_application)
      is distinct from (now.has_draft, now.has_application);
  return null;
end $$;
create trigger application_begun after insert or delete on application
  for each row execute function keep_client_progress();
create trigger application_submitted after update of status, deleted_at on application
  for each row when ((old.status = 'UNFINISHED', old.deleted_at is null)
    is distinct from (new.status = 'UNFINISHED', new.deleted_at is null))
  execute function keep_client_progress();

-- Those that wait for something, in the order of the list; those without an application.
create index client_account_unfinished on client_account (last_active_at, id)
  where status = 'PENDING' or (status = 'ACTIVE' and (has_draft or not has_application));
create index client_account_without_application on client_account (last_active_at, id) where not has_application;
