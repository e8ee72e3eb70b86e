import type { ColumnType } from 'kysely';
import type { FaqGroup } from '@portal/domain/content/faq.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    faq: {
      version: number;
      /** JSON text on the way in, parsed on the way out. */
      groups: ColumnType<FaqGroup[], string, never>;
      saved_at: Date;
      saved_by: number | null;
    };
  }
}
