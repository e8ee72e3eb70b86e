-- A region is what one Ephesian has in charge: countries and leaders name the Ephesian, and nothing lies between them.

alter table region_country add column ephesian_id bigint references staff_user (id);
update region_country set ephesian_id = region.ephesian_id from region where region.id = region_country.region_id;
delete from region_country where ephesian_id is null;
alter table region_country alter column ephesian_id set not null, drop column region_id;
create index region_country_ephesian on region_country (ephesian_id);

alter table region_person add column ephesian_id bigint references staff_user (id);
update region_person set ephesian_id = region.ephesian_id from region where region.id = region_person.region_id;
delete from region_person where ephesian_id is null;
alter table region_person alter column ephesian_id set not null, drop column region_id;
create index region_person_ephesian on region_person (ephesian_id);

drop table region;

-- Whose spiritual child somebody is; no chain of parents leads back to where it began (leaderTree.ts).
alter table person add column spiritual_parent_id bigint references person (id) on delete set null
  check (spiritual_parent_id <> id);
create index person_children on person (spiritual_parent_id) where spiritual_parent_id is not null;

-- Leaders as they are listed: by name in the collation that shows, and by the words of a search.
create index person_by_name on person ((name || ' ' || last_name) collate portal, id);
create index person_search on person using gin (folded(name || ' ' || last_name) gin_trgm_ops);
-- The churches of a region.
create index church_country on church (country);
