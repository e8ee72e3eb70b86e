-- Churches as they are listed: by name in the collation that shows, and by the words of a search.
create index church_by_name on church (name collate portal, id);
create index church_words on church using gin (folded(name || ' ' || city) gin_trgm_ops);
