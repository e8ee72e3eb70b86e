export interface PresenceTable {
  application_id: number;
  user_id: number;
  since: Date;
  seen_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    card_presence: PresenceTable;
  }
}
