-- The outbox and the reports of problems as lists: by creation either way with the id that settles ties, and counted.

-- All mails, and those of a state.
create index mail_by_creation on mail (created_at, id);
drop index mail_state;
create index mail_state on mail (state, created_at, id);

-- All reports, the few that are open, and the settled ones.
create index problem_report_by_creation on problem_report (created_at, id);
drop index problem_report_open;
create index problem_report_open on problem_report (created_at, id) where settled_at is null;
create index problem_report_settled on problem_report (created_at, id) where settled_at is not null;
-- How many a person has open from the last hour, asked with every report; and all of those whom a search finds.
drop index problem_report_reporter;
create index problem_report_reporter on problem_report (reporter_id, created_at);
-- What reports are searched by, the reporter's name being that of any account, removed ones too.
create index problem_report_search on problem_report
  using gin (folded(screen || ' ' || coalesce(words, '') || ' ' || coalesce(request_id, '')) gin_trgm_ops);
create index staff_user_name_search on staff_user using gin (folded(name || ' ' || last_name) gin_trgm_ops);
