import type { ColumnType } from 'kysely';
import type { ReadyText } from '@portal/domain/applications/readyTexts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ready_text: {
      version: number;
      /** JSON text on the way in, parsed on the way out. */
      texts: ColumnType<ReadyText[], string, never>;
      saved_at: Date;
      saved_by: number | null;
    };
  }
}
