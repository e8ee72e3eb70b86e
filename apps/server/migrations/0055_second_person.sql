-- WAITING: above the limit of the configuration, until another holder of the right grants or refuses it.
alter table exoneration
  add column state text not null default 'GRANTED' check (state in ('WAITING', 'GRANTED', 'REFUSED')),
  -- The fee of that day, which an exoneration by payment waives; by process no money is waived.
  add column amount bigint,
  add column currency text,
  -- Whom the asker chose for the case once it is granted.
  add column analyst_id bigint references staff_user (id),
  add column decided_by bigint references staff_user (id),
  add column decided_at timestamptz,
  -- Why it was refused.
  add column decided_words text;
update exoneration set decided_by = user_id, decided_at = at;
update exoneration set amount = (value ->> 'amount')::bigint, currency = value ->> 'currency'
from parameter where type = 'PAYMENT' and key = 'REQUEST_PAYMENT_AMOUNT';

-- Two who ask at once ask once.
create unique index exoneration_waiting on exoneration (application_id) where state = 'WAITING';
create index exoneration_waiting_by_time on exoneration (at, id) where state = 'WAITING';
create index exoneration_by_time on exoneration (at, id);
create index exoneration_decided_by on exoneration (decided_by, at, id);

-- What others changed meanwhile is not overwritten.
alter table parameter add column version int not null default 1;
-- Cents of the fee's currency; null: no exoneration waits for a second person.
insert into parameter (key, value) values ('EXONERATION_LIMIT', 'null');
