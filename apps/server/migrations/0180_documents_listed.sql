-- Accepted documents are listed by their end and chosen among many: one is named by a number, and found in the order of the list.
alter table document_acceptance add column id bigint generated always as identity;
create unique index document_acceptance_id on document_acceptance (id);
drop index document_acceptance_ending;
create index document_acceptance_ending on document_acceptance (valid_until, id) where valid_until is not null;
