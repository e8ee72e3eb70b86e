-- What churches wrote, in the order written, and what it is searched by.
create index census_report_vision_written on census_report (sent_at, id)
  where sent_at is not null and vision_comment is not null;
create index census_report_care_written on census_report (sent_at, id)
  where sent_at is not null and care_comment is not null;
create index census_report_vision_words on census_report using gin (folded(vision_comment) gin_trgm_ops);
create index census_report_care_words on census_report using gin (folded(care_comment) gin_trgm_ops);
