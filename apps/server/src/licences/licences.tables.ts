import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    licence: {
      id: Generated<number>;
      person_id: number;
      code: string;
      issued_at: Date;
      /** `YYYY-MM-DD`. */
      valid_until: string;
      deactivated_at: Generated<Date | null>;
      reason: Generated<string | null>;
      replaced_at: Generated<Date | null>;
      reminded_of: Generated<string | null>;
      version: Generated<number>;
    };
  }
}
