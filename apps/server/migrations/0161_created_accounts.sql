-- The list of created accounts tells when each was confirmed (product/clients.md#created-accounts).

alter table client_account
  -- When its address was confirmed, by the mailed link or by a password set through one; null: not yet.
  add column confirmed_at timestamptz;

-- Of accounts from before it is known by the link that was used, as long as links are kept; else the beginning stands for it.
update client_account set confirmed_at = coalesce(
  (select min(used_at) from account_token
   where realm = 'client' and account_id = client_account.id and purpose in ('CONFIRM', 'RESET')),
  created_at)
where status <> 'PENDING';
