-- Whoever has read the chat needs not be told of it any more.
create function read_notice_of_chat() returns trigger language plpgsql as $$
begin
  update notice set read_at = new.at
  where user_id = new.user_id and kind = 'CHAT' and subject_id = new.application_id and read_at is null;
  if found then
    perform pg_notify('notices', json_build_object('id', new.user_id,
      'before', json_build_object('user', new.user_id), 'after', json_build_object('user', new.user_id))::text);
  end if;
  return null;
end $$;
create trigger message_reader_noticed after insert or update of unread on message_reader for each row
  when (new.user_id is not null and new.unread = 0) execute function read_notice_of_chat();
