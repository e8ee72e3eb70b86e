-- Tags: coloured words that staff put on applications.

create table tag (
  id bigint generated always as identity primary key,
  name text not null,
  -- A key of the palette (packages/domain/src/applications/tags.ts), never a value of a colour.
  colour text not null,
  -- Compared on every change, so that nobody overwrites what another changed meanwhile.
  version int not null default 1,
  -- Deleted or merged: no reader sees it any more; the row goes once the cards that wore it were made anew.
  removed_at timestamptz
);
-- Neither accents nor capitals make another tag.
create unique index tag_name on tag (folded(name)) where removed_at is null;

create table application_tag (
  application_id bigint not null references application (id) on delete cascade,
  tag_id bigint not null references tag (id) on delete cascade,
  primary key (application_id, tag_id)
);
-- Which cards wear it, and how many.
create index application_tag_tag on application_tag (tag_id, application_id);
