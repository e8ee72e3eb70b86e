-- Which terms a staff user accepted with the invitation, and when; nothing where the account was made without one.
alter table staff_user
  add column terms_version text,
  add column terms_accepted_at timestamptz,
  add check ((terms_version is null) = (terms_accepted_at is null));

-- Runs that ended long ago, which a job deletes.
create index bulk_run_finished on bulk_run (finished_at) where finished_at is not null;
