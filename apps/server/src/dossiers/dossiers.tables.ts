import type { Generated } from 'kysely';
import type { DossierPart, DossierState } from '@portal/domain/dossiers/dossiers.ts';
import type { Language } from '@portal/domain/languages.ts';

export interface DossierTable {
  id: Generated<number>;
  application_id: number;
  user_id: number;
  role_id: number | null;
  language: Language;
  parts: DossierPart[];
  rights: Generated<string[]>;
  state: Generated<DossierState>;
  done: Generated<number>;
  total: Generated<number>;
  created_at: Date;
  touched_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    dossier: DossierTable;
  }
}
