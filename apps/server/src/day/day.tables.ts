import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    card_reminder: {
      id: Generated<number>;
      application_id: number;
      user_id: number;
      /** `YYYY-MM-DD`. */
      day: string;
      line: string;
      created_at: Date;
      done_at: Date | null;
    };
  }
}
