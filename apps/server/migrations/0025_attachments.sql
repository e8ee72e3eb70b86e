-- Files belong to whom they are attached to: one table, through which every stored file is reached, instead of a table or
-- two columns for each kind of thing that has files.

create table attachment (
  id bigint generated always as identity primary key,
  -- Whose it is: a noun, by the name of its folder, and the id of one of its records. No foreign key can say so for all
  -- nouns: whoever deletes records lets go of their files, and a job looks for those that were forgotten.
  noun text not null,
  subject_id bigint not null,
  -- What it is there, in the noun's own words. Null while it waits for the act that will take it.
  kind text,
  -- 0 where the kind holds one file; else which of several it is: the id of the record it came with, or its place in an order.
  place bigint not null default 0,
  file_id bigint not null references stored_file (id),
  -- As it is shown.
  name text not null,
  -- Null = nobody of the staff: the applicant.
  user_id bigint references staff_user (id),
  at timestamptz not null,
  -- What the act calls the waiting upload by.
  upload uuid,
  check ((kind is null) = (upload is not null))
);

insert into attachment (noun, subject_id, kind, file_id, name, at)
  select 'applications', application_id, case kind when 'LEADER' then 'FORM_LEADER_PHOTO' else 'FORM_LEADER_SPOUSE_PHOTO' end,
    file_id, name, coalesce(submitted_at, started_at)
  from application_photo join application on application.id = application_id;
insert into attachment (noun, subject_id, kind, file_id, name, at)
  select 'applications', application_id, 'FORM_DOCUMENT_' || kind, file_id, name, coalesce(submitted_at, started_at)
  from application_document join application on application.id = application_id;
insert into attachment (noun, subject_id, kind, place, file_id, name, user_id, at)
  select 'applications', application_id, 'deactivation', id, file_id, coalesce(file_name, ''), user_id, at
  from deactivation where file_id is not null
  union all
  select 'applications', application_id, 'exoneration', id, file_id, coalesce(file_name, ''), user_id, at
  from exoneration where file_id is not null
  union all
  select 'applications', application_id, 'payment', id, file_id, coalesce(file_name, ''), user_id, at
  from payment where file_id is not null and application_id is not null;
insert into attachment (noun, subject_id, file_id, name, user_id, at, upload)
  select 'applications', application_id, file_id, name, user_id, created_at, id from staged_upload;

-- The files of a record; and that a kind which holds one file holds no second one.
create unique index attachment_subject on attachment (noun, subject_id, kind, place);
-- Whether anything names a file, and photos by their file.
create index attachment_file on attachment (file_id, noun, kind, subject_id);
create unique index attachment_upload on attachment (upload) where upload is not null;

drop table application_photo;
drop table application_document;
drop table staged_upload;
alter table deactivation drop column file_id, drop column file_name;
alter table exoneration drop column file_id, drop column file_name;
alter table payment drop column file_id, drop column file_name;

-- So long a file is kept that nothing names. Null = nobody has to look: something named it when it was last looked at.
alter table stored_file add column kept_until timestamptz;
update stored_file set kept_until = now() where not exists (select from attachment where file_id = stored_file.id);
create index stored_file_kept_until on stored_file (kept_until) where kept_until is not null;
