import type { Generated } from 'kysely';

export interface PaymentTable {
  id: Generated<number>;
  application_id: number | null;
  type: 'ONLINE' | 'EXTERNAL';
  state: 'PENDING' | 'PAID' | 'UNMATCHED';
  amount: number;
  currency: string;
  provider_session: string | null;
  method: string | null;
  reference: string | null;
  paid_on: string | null;
  user_id: number | null;
  at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    payment: PaymentTable;
  }
}
