import type { ColumnType, Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** JSON text on the way in, parsed on the way out. */
    parameter: { key: string; value: ColumnType<unknown, string, string> };
    ministry_rule: {
      id: Generated<number>;
      country: string;
      colour: string;
      min_members: number | null;
      max_members: number | null;
    };
  }
}
