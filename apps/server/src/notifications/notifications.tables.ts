import type { Generated } from 'kysely';
import type { NoticeKind } from '@portal/domain/notifications/notices.ts';

export interface NoticeTable {
  id: Generated<number>;
  user_id: number;
  kind: NoticeKind;
  subject_id: number;
  application_id: number | null;
  times: Generated<number>;
  at: Date;
  read_at: Date | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    notice: NoticeTable;
  }
}
