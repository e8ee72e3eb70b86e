import type { ColumnType, Generated } from 'kysely';
import type { Changes } from '../history/changesOf.ts';

declare module '../history/record.ts' {
  interface HistoryKinds {
    /** Of the installation as a whole, whose settings are told under the id 0. */
    settings: {
      /** Parameters by their keys, with what they were before and after. */
      changed: { changes: Changes };
    };
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** JSON text on the way in, parsed on the way out. */
    parameter: { key: string; value: ColumnType<unknown, string, string>; version: Generated<number> };
  }
}
