import type { Generated } from 'kysely';
import type { NoticeKind, NoticeWay } from '@portal/domain/notifications/notices.ts';

export interface NoticeTable {
  id: Generated<number>;
  user_id: number;
  kind: NoticeKind;
  subject_id: number;
  application_id: number | null;
  times: Generated<number>;
  at: Date;
  read_at: Date | null;
  /** How it was to be told when it came. */
  way: Generated<Exclude<NoticeWay, 'OFF'>>;
  mailed_at: Date | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    notice: NoticeTable;
    notice_choice: { user_id: number; kind: NoticeKind; way: NoticeWay };
  }
}
