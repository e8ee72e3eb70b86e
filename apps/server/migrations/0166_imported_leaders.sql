-- Leaders whom an import told of, with the churches that they lead, and who have no application.
create table church_leader (
  -- Whoever leads it keeps it from being erased with somebody else.
  church_id bigint not null references church (id),
  person_id bigint not null references person (id) on delete cascade,
  at timestamptz not null,
  primary key (church_id, person_id)
);
create index church_leader_person on church_leader (person_id);

alter table import_batch drop constraint import_batch_kind_check;
alter table import_batch add check (kind in ('STAFF', 'LEADERS'));
alter table import_row add column person_id bigint references person (id) on delete set null;
create index import_row_person on import_row (person_id) where person_id is not null;
