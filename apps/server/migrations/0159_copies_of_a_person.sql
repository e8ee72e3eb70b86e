-- A copy of all that is kept of a person is made as a list is taken out. Of whom is told by an id, which stays when they are gone.
alter table export
  -- An account of a client or a person, by the name in `list`.
  add column subject_id bigint,
  -- How often an erasure came while it was made: what was read before that is not kept.
  add column begun int not null default 0,
  drop constraint export_format_check,
  add check (format in ('xlsx', 'csv', 'zip')),
  add check ((format = 'zip') = (subject_id is not null));
create index export_of_subject on export (subject_id, user_id, id) where subject_id is not null;
