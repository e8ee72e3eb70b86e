export interface CardSeenTable {
  application_id: number;
  user_id: number;
  at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    card_seen: CardSeenTable;
  }
}
