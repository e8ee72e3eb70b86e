-- Who opened whose dossier or document, and when: ids and codes, which erasure leaves.

create table read_log (
  id bigint generated always as identity primary key,
  -- Whose: a noun, by the name of its folder, and the id of one of its records, which may be gone by now.
  noun text not null,
  subject_id bigint not null,
  -- What: the dossier, or what the document is there.
  kind text not null,
  -- Which document; 0 = the dossier itself.
  attachment_id bigint not null default 0,
  file_id bigint not null default 0,
  user_id bigint not null references staff_user (id),
  at timestamptz not null,
  -- Hours since 1970: the same again within one is no other row.
  hour int not null
);
create unique index read_log_once on read_log (noun, subject_id, user_id, attachment_id, file_id, hour);
create index read_log_subject on read_log (noun, subject_id, id desc);
