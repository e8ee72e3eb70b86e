import type { Generated } from 'kysely';

interface DocumentAcceptanceTable {
  id: Generated<number>;
  application_id: number;
  field_key: string;
  file_id: number;
  user_id: number;
  at: Date;
  /** `YYYY-MM-DD`. */
  valid_until: Generated<string | null>;
  reminded_of: Generated<string | null>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    document_acceptance: DocumentAcceptanceTable;
  }
}
