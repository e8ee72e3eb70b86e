-- Staff reset their passwords as clients do: one table of ordered mails for the accounts of both realms.
alter table client_mail_order rename to account_mail_order;
alter table account_mail_order add column realm text not null default 'client' check (realm in ('staff', 'client'));
alter table account_mail_order alter column realm drop default;
