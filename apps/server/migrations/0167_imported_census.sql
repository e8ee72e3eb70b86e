alter table import_batch drop constraint import_batch_kind_check;
alter table import_batch add check (kind in ('STAFF', 'LEADERS', 'CENSUS'));
alter table import_row add column report_id bigint references census_report (id) on delete set null;
create index import_row_report on import_row (report_id) where report_id is not null;
