import type { Generated } from 'kysely';

export interface MessageReaderTable {
  application_id: number;
  user_id: number | null;
  /** The newest message that they have read; 0 where none. */
  read_to: number;
  at: Date;
  /** How many of the other side they have not read. */
  unread: Generated<number>;
  silent_since: Date | null;
  mailed: Generated<boolean>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    message: { id: Generated<number>; application_id: number; user_id: number | null; text: string; at: Date };
    message_reader: MessageReaderTable;
  }
}

/** Who reads or writes: a staff user's id, null for the applicant. */
export type Side = number | null;
