import type { Generated } from 'kysely';
import type { ReferenceType } from '@portal/domain/applications/references.ts';

export interface ReferenceTable {
  id: Generated<number>;
  application_id: number;
  type: ReferenceType;
  name: string;
  description: string;
  pinned: Generated<boolean>;
  version: Generated<number>;
  user_id: number;
  at: Date;
  edited_at: Date | null;
}

interface ReferenceVersionTable {
  reference_id: number;
  version: number;
  name: string;
  description: string;
  document: string | null;
  at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    application_reference: ReferenceTable;
    application_reference_version: ReferenceVersionTable;
  }
}
