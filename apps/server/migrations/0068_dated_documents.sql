-- Until when an accepted document holds, where it says so, and the end of which its holder was reminded.
alter table document_acceptance
  add column valid_until date,
  add column reminded_of date;
create index document_acceptance_ending on document_acceptance (valid_until) where valid_until is not null;
