/** What lies in the bin, by the application's id. */
export interface DeletionTable {
  id: number;
  user_id: number;
  reason: string;
  at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    deletion: DeletionTable;
    application_duplicate: { application_id: number; origin_id: number };
  }
}
