import type { ColumnType } from 'kysely';
import type { MailTexts } from '@portal/contract/outbox.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    mail_texts: {
      version: number;
      /** JSON text on the way in, parsed on the way out. */
      texts: ColumnType<MailTexts, string, never>;
      saved_at: Date;
      saved_by: number | null;
    };
  }
}
