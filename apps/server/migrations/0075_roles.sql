-- Roles are made and changed by staff: named and described in both languages (what stands in name and description is
-- English), and told to whoever changes one second by the version. A role without Spanish words reads alike in both.
alter table role
  add column name_es text,
  add column description_es text,
  add column version integer not null default 1;

update role set name_es = spanish.name
from (values ('administrator', 'Administración'), ('manager', 'Gerencia'), ('supervisor', 'Supervisión'),
  ('analyst', 'Analista'), ('ephesian', 'Efesio')) as spanish (slug, name)
where role.slug = spanish.slug;

-- Accents and capitals make no other name.
create unique index role_name_folded on role (folded(name));
create unique index role_name_es_folded on role (folded(name_es));
