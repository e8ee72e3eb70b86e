import type { Columns } from './columnKind.ts';

export const PAYMENTS_COLUMNS = {
  payment: {
    id: 'plain',
    application_id: 'plain',
    type: 'plain',
    state: 'plain',
    amount: 'plain',
    currency: 'plain',
    provider_session: 'plain',
    method: 'plain',
    reference: 'personal',
    paid_on: 'plain',
    user_id: 'plain',
    at: 'plain',
    unmatched_why: 'plain',
    settled_by: 'plain',
    settled_at: 'plain',
    settled_words: 'personal',
    receipt_url: 'personal',
    refund_amount: 'plain',
    refund_reference: 'personal',
    refund_reason: 'plain',
    refund_by: 'plain',
    refund_at: 'plain',
  },
} as const satisfies Columns;
