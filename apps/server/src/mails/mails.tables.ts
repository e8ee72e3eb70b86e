import type { Generated } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';

export interface MailTable {
  id: Generated<number>;
  to_address: string;
  language: Language;
  template: string;
  subject: string;
  body: string;
  links: string[];
  message_id: string;
  state: 'WAITING' | 'SENT' | 'KEPT' | 'FAILED';
  created_at: Date;
  not_before: Date;
  sent_at: Date | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    mail: MailTable;
  }
}
