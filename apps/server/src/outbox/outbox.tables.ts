import type { Generated } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';
import type { MailState } from '@portal/domain/outbox/delivery.ts';

export interface MailTable {
  id: Generated<number>;
  to_address: string;
  language: Language;
  template: string;
  subject: string;
  body: string;
  links: string[];
  message_id: string;
  state: MailState;
  created_at: Date;
  not_before: Date;
  sent_at: Date | null;
  attempts: Generated<number>;
  response_code: string | null;
  response_text: string | null;
  job_id: string | null;
  claimed_until: Date | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    mail: MailTable;
  }
}
