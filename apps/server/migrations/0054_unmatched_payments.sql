-- AWAITED: ordered with a bank that has not told yet. FAILED, EXPIRED: nothing came. SET_ASIDE: staff settled what was UNMATCHED.
alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check
  check (state in ('PENDING', 'AWAITED', 'FAILED', 'EXPIRED', 'PAID', 'UNMATCHED', 'SET_ASIDE'));

alter table payment
  -- Why it did not count when it came; it stays when staff settled it, so that the list tells what became of it.
  add column unmatched_why text,
  add column settled_by bigint references staff_user (id),
  add column settled_at timestamptz,
  -- Why it was set aside.
  add column settled_words text,
  -- The provider's page of it; how it was paid (the brand and last digits of a card, a bank) stands in `method`.
  add column receipt_url text,
  -- Noted at a deactivation; the same currency.
  add column refund_amount bigint,
  add column refund_reference text,
  add column refund_reason text check (refund_reason in ('DOUBLE_CHARGE', 'LAW')),
  add column refund_by bigint references staff_user (id),
  add column refund_at timestamptz;

-- What was wrong at that moment was not kept; as it stands now comes nearest.
update payment set unmatched_why = case
  when payment.application_id is null then 'ORPHAN'
  else (select case
      when deleted_at is not null then 'DELETED'
      when payment_status = 'EXONERATED' then 'EXONERATED'
      when payment_status = 'PAID' then 'SECOND'
      when status not in ('COMPLETE', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW') then 'STAGE'
      else 'AMOUNT' end
    from application where application.id = payment.application_id)
  end
where state = 'UNMATCHED';

alter table payment add constraint payment_unmatched_why check (state <> 'UNMATCHED' or unmatched_why is not null);

-- The list of payments: few of all.
create index payment_to_look_at on payment (at, id) where unmatched_why is not null or refund_reason is not null;
