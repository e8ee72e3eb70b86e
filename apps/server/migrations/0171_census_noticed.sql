-- A quarter's census went out to the churches of the region: its subject is the census.
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in ('CASE_ASSIGNED', 'CORRECTION_BACK', 'INTERVIEW_NEAR',
  'CHAT', 'EXPORT_READY', 'BULK_DONE', 'MAIL_FAILED', 'NOTIFICATION', 'CENSUS_OPENED'));
