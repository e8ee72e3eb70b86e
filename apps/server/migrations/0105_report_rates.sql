-- How many reports of some quarters were received, by whose region: read from the index alone, since rows of answers are wide.
create index census_report_rates on census_report (census_id) include (church_id, ephesian_id, deadline, sent_at);
