-- From which address the request came that an act was asked for by; null: the portal did it by itself. It is personal.
alter table history add ip text;

-- What was done to users, roles, regions, clients and settings is one list, by time, by noun and by whom. What happened to
-- applications, nearly all of the table, stands with them alone.
create index history_changes on history (at, id) where noun <> 'applications';
create index history_changes_of on history (noun, at, id) where noun <> 'applications';
create index history_changes_by on history (user_id, at, id) where noun <> 'applications';

-- What was done stays done: a row is never changed nor taken away. Erasure alone empties what is personal in it.
create function history_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'personal' - 'ip' = to_jsonb(old) - 'personal' - 'ip'
    and (new.personal is null or new.personal = old.personal) and (new.ip is null or new.ip = old.ip)
  then
    return new;
  end if;
  raise exception 'history is never changed';
end $$;
create trigger history_stays before update or delete on history for each row execute function history_stays();
create trigger history_stays_whole before truncate on history for each statement execute function history_stays();
