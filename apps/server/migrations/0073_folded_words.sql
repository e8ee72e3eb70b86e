-- The words that applications are found by, without accents and capitals, kept instead of folded anew for every row that a
-- search looks at: folding was most of its time (docs/decisions/0035). Made by the database, so that no act can forget it.
alter table application add column folded_words text generated always as (folded(words)) stored;

drop index application_words;
create index application_words on application using gin (folded_words gin_trgm_ops);

-- Churches by their names, each word with a blank before and behind it.
alter table church add column folded_name text generated always as (folded(' ' || name || ' ')) stored;
create index church_search on church using gin (folded_name gin_trgm_ops);
