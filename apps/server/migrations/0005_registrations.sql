-- The password of the newest registration of the address, whoever made it. It opens nothing; sign-in with it answers the
-- same whether or not the address had an account before. Empty once the owner has followed a mailed link.
alter table client_account add registration_hash text;
update client_account set registration_hash = password_hash where status = 'PENDING';

-- A mail to a client that an act asked for; the job that writes it removes the row. Without a foreign key: checking one
-- would make the act slower for addresses that are known.
create table client_mail_order (
  id bigint generated always as identity primary key,
  account_id bigint,
  reason text not null check (reason in ('REGISTERED', 'REGISTERED_AGAIN', 'RESET_ASKED'))
);
