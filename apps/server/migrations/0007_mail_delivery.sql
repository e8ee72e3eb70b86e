-- What became of a mail at the mail server.
alter table mail
  -- How often the server was asked to take it.
  add attempts int not null default 0,
  -- The last answer: the server's code, or why none came (ECONNREFUSED); beside it the first line that the server wrote,
  -- which often names the address.
  add response_code text,
  add response_text text,
  -- The job that tried last: its row says when it tries again.
  add job_id uuid,
  -- No other job takes the mail before: two would send it twice.
  add claimed_until timestamptz;

-- Mails of a state, newest first, and how many failed.
create index mail_state on mail (state, id desc);

-- What the outbox is searched by: address and subject.
create index mail_search on mail using gin (folded(to_address || ' ' || subject) gin_trgm_ops);
