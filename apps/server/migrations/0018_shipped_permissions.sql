-- What the product shipped for a role when it last wrote it. A role that still holds exactly that was edited by nobody and
-- gets what a later version ships; one that holds anything else is the staff's and keeps it. Nothing for roles of their own.
alter table role add column shipped_permissions text[];

-- No version before this one could edit a role.
update role set shipped_permissions = permissions
where slug in ('administrator', 'manager', 'supervisor', 'analyst', 'ephesian');
