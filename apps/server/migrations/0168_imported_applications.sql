alter table import_batch drop constraint import_batch_kind_check;
alter table import_batch add check (kind in ('STAFF', 'LEADERS', 'CENSUS', 'APPLICATIONS'));
alter table import_row add column application_id bigint references application (id) on delete set null;
create index import_row_application on import_row (application_id) where application_id is not null;
