-- The file that goes with a mail: it hangs on what the mail tells of, and is read from the file store whenever the mail is sent.
alter table mail add column attachment_id bigint references attachment (id) on delete set null;
-- It was written with one: where that is gone before it left, it does not leave without it.
alter table mail add column has_attachment boolean not null default false;
create index mail_attachment on mail (attachment_id) where attachment_id is not null;
