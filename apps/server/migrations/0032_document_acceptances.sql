-- That staff accepted a document of a form. Refusing one is asking its correction, which stands there.

create table document_acceptance (
  application_id bigint not null references application (id) on delete cascade,
  -- The key of its field, as its attachment has it.
  field_key text not null,
  -- The very file that was looked at, and that hung there at that time: the acceptance is not of what took its place. No
  -- reference, since what was replaced is removed.
  file_id bigint not null,
  user_id bigint not null references staff_user (id),
  at timestamptz not null,
  primary key (application_id, field_key)
);
