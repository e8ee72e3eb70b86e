import type { Generated } from 'kysely';
import type { NoteKind } from '@portal/domain/applications/notes.ts';

export interface NoteTable {
  id: Generated<number>;
  application_id: number;
  kind: NoteKind;
  title: string;
  description: string;
  pinned: Generated<boolean>;
  version: Generated<number>;
  user_id: number;
  at: Date;
  edited_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    application_note: NoteTable;
    application_note_version: { note_id: number; version: number; title: string; description: string; at: Date };
    application_mention: { note_id: number; user_id: number };
  }
}
