-- Posts of the content area, by category; who reads one is said by roles.
create table content_category (
  id bigint generated always as identity primary key,
  name_en text not null,
  name_es text not null,
  version int not null default 1
);
-- A name is there once in each language, capitals and accents aside.
create unique index content_category_name_en on content_category (folded(name_en));
create unique index content_category_name_es on content_category (folded(name_es));
create index content_category_by_name_en on content_category (name_en collate portal, id);
create index content_category_by_name_es on content_category (name_es collate portal, id);

create table post (
  id bigint generated always as identity primary key,
  category_id bigint not null references content_category (id),
  -- In which languages it is told; the texts of another are kept, and shown to nobody.
  language text not null check (language in ('en', 'es', 'both')),
  title_en text not null default '',
  title_es text not null default '',
  -- HTML as the server has made it clean; pictures by their place among its files.
  body_en text not null default '',
  body_es text not null default '',
  -- The words of the bodies, to be found by and told in short.
  words_en text not null default '',
  words_es text not null default '',
  -- What its image shows, for those who do not see it.
  alt_en text not null default '',
  alt_es text not null default '',
  -- The language that nobody has looked at since the other changed.
  outdated text check (outdated in ('en', 'es')),
  -- Null: a draft. It is shown from then until then.
  from_at timestamptz,
  until_at timestamptz,
  position int not null,
  saved_at timestamptz not null,
  saved_by bigint references staff_user (id),
  version int not null default 1,
  check (title_en <> '' or title_es <> ''),
  -- One that ends at the instant of its beginning was shown to nobody.
  check (until_at >= from_at)
);
create unique index post_title_en on post (folded(title_en)) where title_en <> '';
create unique index post_title_es on post (folded(title_es)) where title_es <> '';
create index post_position on post (position, id);
create index post_saved on post (saved_at, id);
-- Drafts have no beginning: they stand before all others.
create index post_from on post ((coalesce(from_at, to_timestamp(0))), id);
create index post_category on post (category_id, position, id);
create index post_saved_by on post (saved_by);
create index post_words on post using gin (folded(title_en || ' ' || title_es || ' ' || words_en || ' ' || words_es) gin_trgm_ops);

-- For which roles it is active; for none, nobody reads it.
create table post_role (
  post_id bigint not null references post (id) on delete cascade,
  role_id bigint not null references role (id) on delete cascade,
  primary key (post_id, role_id)
);
create index post_role_role on post_role (role_id, post_id);
