-- Which part of the leader's photo boards and cards show. The photo stays as it was sent; what is shown of it is a file of
-- its own, an attachment of kind 'photo.crop'. Photos of before are attachments of kind 'photo.recent', each at a place of
-- its own.

create table photo_crop (
  application_id bigint primary key references application (id) on delete cascade,
  -- The photo that it is a part of: where another took its place, that one is shown whole. No reference, since files go.
  file_id bigint not null,
  crop_file_id bigint not null,
  -- A square, in pixels of the photo.
  x int not null,
  y int not null,
  size int not null,
  user_id bigint not null references staff_user (id),
  at timestamptz not null
);
