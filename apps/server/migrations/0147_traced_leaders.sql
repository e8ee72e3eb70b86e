-- A leader of whom an import told, without an account, is erased too.
alter table erasure drop constraint erasure_kind_check;
alter table erasure add check (kind in ('case', 'draft', 'person', 'leader'));
-- And found by name, address and phone.
create index person_traced on person
  using gin (folded(name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops);
