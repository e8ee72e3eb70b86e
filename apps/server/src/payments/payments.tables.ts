import type { Generated } from 'kysely';
import type { PaymentState, RefundReason, UnmatchedReason } from '@portal/domain/payments/unmatched.ts';

export interface PaymentTable {
  id: Generated<number>;
  application_id: number | null;
  type: 'ONLINE' | 'EXTERNAL';
  state: PaymentState;
  amount: number;
  currency: string;
  provider_session: string | null;
  method: string | null;
  reference: string | null;
  paid_on: string | null;
  user_id: number | null;
  at: Date;
  unmatched_why: Generated<UnmatchedReason | null>;
  settled_by: Generated<number | null>;
  settled_at: Generated<Date | null>;
  settled_words: Generated<string | null>;
  receipt_url: Generated<string | null>;
  refund_amount: Generated<number | null>;
  refund_reference: Generated<string | null>;
  refund_reason: Generated<RefundReason | null>;
  refund_by: Generated<number | null>;
  refund_at: Generated<Date | null>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    payment: PaymentTable;
  }
}
