import type { Generated } from 'kysely';
import type { MailRecipient } from '@portal/domain/outbox/cardMails.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { CalendarMethod } from '../platform/mail/openMailer.ts';
import type { MailState } from '@portal/domain/outbox/delivery.ts';

export interface MailTable {
  id: Generated<number>;
  to_address: string;
  language: Language;
  template: string;
  subject: string;
  body: string;
  /** The body with its marks, made clean, where it was written with some. */
  rich: string | null;
  links: string[];
  message_id: string;
  calendar_method: CalendarMethod | null;
  calendar: string | null;
  state: MailState;
  created_at: Date;
  not_before: Date;
  sent_at: Date | null;
  attempts: Generated<number>;
  response_code: string | null;
  response_text: string | null;
  job_id: string | null;
  claimed_until: Date | null;
  /** The application that caused it, and to whom of it. */
  application_id: number | null;
  recipient: MailRecipient | null;
  /** The file that goes with it; null too where it was taken away since. */
  attachment_id: number | null;
  has_attachment: Generated<boolean>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    mail: MailTable;
  }
}
