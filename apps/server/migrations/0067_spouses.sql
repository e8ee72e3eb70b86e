-- Two persons who are married to each other: each names the other.
alter table person add column spouse_id bigint references person (id) on delete set null;
create index person_spouse on person (spouse_id) where spouse_id is not null;
