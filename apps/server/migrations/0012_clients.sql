-- Customer portal accounts as the staff look after them: spec §2 /users/client-list, decisions.md §4.

alter table client_account
  -- The leader's whole name, as the newest application has it.
  add column leader_name text,
  add column last_sign_in_at timestamptz,
  -- The latest of creation, sign-in and work on a form or a correction; to the minute.
  add column last_active_at timestamptz not null default now(),
  -- When staff last reminded the client of what is left to do.
  add column reminded_at timestamptz,
  -- Compared on every change by staff, so that nobody overwrites what another changed meanwhile.
  add column version int not null default 1;

update client_account set
  leader_name = (
    select nullif(concat_ws(' ', leader.name, leader.last_name), '')
    from application join application_leader leader on leader.application_id = application.id
    where client_account_id = client_account.id and coalesce(leader.name, leader.last_name) is not null
    order by application.id desc limit 1),
  last_sign_in_at = (
    select max(created_at) from session where realm = 'client' and account_id = client_account.id),
  last_active_at = greatest(
    created_at,
    (select max(active_at) from session where realm = 'client' and account_id = client_account.id),
    (select max(greatest(started_at, submitted_at)) from application where client_account_id = client_account.id),
    (select max(answered_at) from correction join application on application.id = application_id
      where client_account_id = client_account.id));

-- Whoever writes a leader's name writes it into the account too: no act can forget it.
create function keep_leader_name() returns trigger language plpgsql as $$
begin
  update client_account set leader_name = nullif(concat_ws(' ', new.name, new.last_name), '')
  from application
  where application.id = new.application_id and client_account.id = application.client_account_id
    and not exists (
      select 1 from application newer join application_leader leader on leader.application_id = newer.id
      where newer.client_account_id = application.client_account_id and newer.id > application.id
        and coalesce(leader.name, leader.last_name) is not null)
    and leader_name is distinct from nullif(concat_ws(' ', new.name, new.last_name), '');
  return null;
end $$;
create trigger leader_named after insert on application_leader
  for each row when (coalesce(new.name, new.last_name) is not null) execute function keep_leader_name();
create trigger leader_renamed after update of name, last_name on application_leader
  for each row when ((old.name, old.last_name) is distinct from (new.name, new.last_name))
  execute function keep_leader_name();

-- The list: by the last activity, by name (who has none yet is called by the address), by creation; each with the id that
-- settles ties.
create index client_account_by_activity on client_account (last_active_at, id);
create index client_account_by_name on client_account (coalesce(leader_name, email) collate portal, id);
create index client_account_by_creation on client_account (created_at, id);
-- Its filters, and what it is searched by.
create index client_account_by_status on client_account (status);
create index client_account_search on client_account
  using gin (folded(coalesce(leader_name, '') || ' ' || email) gin_trgm_ops);
create index application_case_search on application using gin (folded(case_number) gin_trgm_ops);
create index application_ministry_search on application_ministry using gin (folded(name) gin_trgm_ops);
create index application_ministry_country on application_ministry (country);

-- What was done to a client's account, by whom: ids and codes only. Without `actor_id` the client did it.
create table client_history (
  id bigint generated always as identity primary key,
  account_id bigint not null references client_account (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  actor_id bigint references staff_user (id) on delete set null,
  detail jsonb not null default '{}'
);
create index client_history_account on client_history (account_id, id desc);
create index client_history_actor on client_history (actor_id);

-- Staff may ask for the activation mail too.
alter table account_mail_order drop constraint client_mail_order_reason_check;
alter table account_mail_order add check (reason in ('REGISTERED', 'REGISTERED_AGAIN', 'RESET_ASKED', 'ACTIVATION_ASKED'));
