-- The account is called as its newest application calls the leader; once that is erased, as the one before does, or not at
-- all. A name that only an erased draft had stayed with the account.

create function forget_leader_name() returns trigger language plpgsql as $$
begin
  update client_account set leader_name = named.name
  from (
    select (
      select concat_ws(' ', leader.name, leader.last_name)
      from application left_over join application_leader leader on leader.application_id = left_over.id
      where left_over.client_account_id = old.client_account_id
        and coalesce(leader.name, leader.last_name) is not null
      order by left_over.id desc limit 1) as name
  ) named
  where client_account.id = old.client_account_id and leader_name is distinct from named.name;
  return null;
end $$;
create trigger application_erased after delete on application
  for each row execute function forget_leader_name();

update client_account set leader_name = null
where leader_name is not null and not exists (
  select from application join application_leader leader on leader.application_id = application.id
  where application.client_account_id = client_account.id and coalesce(leader.name, leader.last_name) is not null);
