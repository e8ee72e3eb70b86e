-- Mails to an address of which a part is known; the index of the search holds the subject too.
create index mail_to_search on mail using gin (folded(to_address) gin_trgm_ops);
