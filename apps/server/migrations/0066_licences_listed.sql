-- The list of licences, those that end first before the others.
create index licence_until on licence (valid_until) where replaced_at is null;
