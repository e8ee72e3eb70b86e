import type { Generated } from 'kysely';
import type { TagColour } from '@portal/domain/applications/tags.ts';
import type { Changes } from '../../history/changesOf.ts';

export interface TagTable {
  id: Generated<number>;
  name: string;
  colour: TagColour;
  version: Generated<number>;
  /** Deleted or merged: it goes once the cards that wore it were made anew. */
  removed_at: Date | null;
}

/** What may be done to a tag; names and colours are no personal data. */
interface TagKinds {
  created: { name: string };
  updated: { fields: readonly string[]; changes: Changes };
  merged: { name: string; into: number };
  deleted: { name: string };
}

declare module '../../history/record.ts' {
  interface HistoryKinds {
    tags: TagKinds;
  }
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    tag: TagTable;
    application_tag: { application_id: number; tag_id: number };
  }
}
