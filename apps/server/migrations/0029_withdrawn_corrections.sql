-- A correction that nobody answered may be taken back: it is no longer open, and its field may be asked for anew.

alter table correction drop constraint correction_state_check;
alter table correction add constraint correction_state_check
  check (state in ('REQUESTED', 'CORRECTED', 'ACCEPTED', 'WITHDRAWN'));

drop index correction_open;
create unique index correction_open on correction (application_id, field_key) where state in ('REQUESTED', 'CORRECTED');
