import type { ColumnType, Generated } from 'kysely';
import type { Recipients } from '@portal/contract/notifications/recipients.ts';
import type { PostLanguage } from '@portal/domain/content/post.ts';
import type { Language } from '@portal/domain/languages.ts';
import type {
  NotificationAim,
  NotificationState,
  RecipientGroup,
  RecipientState,
  SkipReason,
} from '@portal/domain/notifications/notification.ts';
import type { NoticeKind, NoticeWay } from '@portal/domain/notifications/notices.ts';
import type { NothingMore } from '../history/record.ts';

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

interface NotificationTable {
  id: Generated<number>;
  name: string;
  language: PostLanguage;
  title_en: string;
  title_es: string;
  message_en: string;
  message_es: string;
  subject_en: string;
  subject_es: string;
  body_en: string;
  body_es: string;
  outdated: Language | null;
  /** JSON text on the way in, parsed on the way out. */
  recipients: ColumnType<Recipients, string, string>;
  state: NotificationState;
  leaves_at: Date | null;
  ended_at: Generated<Date | null>;
  saved_at: Date;
  saved_by: number | null;
  version: Generated<number>;
}

interface NotificationRecipientTable {
  id: Generated<number>;
  notification_id: number;
  user_id: number | null;
  account_id: number | null;
  application_id: number | null;
  via: RecipientGroup | 'PERSON';
  state: Generated<RecipientState>;
  skipped_because: Generated<SkipReason | null>;
  told: Generated<boolean>;
  mail_id: number | null;
}

/** What happened to a notification, its subject. */
interface NotificationKinds {
  created: { to: NotificationAim };
  updated: { to: NotificationAim };
  cancelled: NothingMore;
  sentAgain: NothingMore;
  deleted: NothingMore;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    notifications: NotificationKinds;
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    notice: NoticeTable;
    notification: NotificationTable;
    notification_recipient: NotificationRecipientTable;
    notice_choice: { user_id: number; kind: NoticeKind; way: NoticeWay };
  }
}
