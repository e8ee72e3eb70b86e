import { sql, type RawBuilder } from 'kysely';
import type { Note } from '@portal/contract/applications/notes.ts';
import type { NoteKind } from '@portal/domain/applications/notes.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import './notes.tables.ts';

interface NoteRow {
  id: number;
  title: string;
  description: string;
  mentions: Note['mentions'];
  pinned: boolean;
  version: number;
  user_id: number;
  by_name: string;
  at: Date;
  edited_at: Date | null;
}

const NOTE = sql`application_note.*, ${STAFF_NAME} application_note.user_id) as by_name,
  ${jsonRows(sql`
    select staff_user.id, name || ' ' || last_name as name
    from application_mention join staff_user on staff_user.id = application_mention.user_id
    where note_id = application_note.id order by (name || ' ' || last_name) collate portal`)} as mentions`;

const toNote = (row: NoteRow): Note => ({
  id: row.id,
  title: row.title,
  description: row.description,
  mentions: row.mentions.map(({ id, name }) => ({ id, name })),
  pinned: row.pinned,
  by: { id: row.user_id, name: row.by_name },
  at: row.at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  version: row.version,
});

/** Notes that meet the rest of a statement. */
export async function selectNotes(db: Db, rest: RawBuilder<unknown>): Promise<Note[]> {
  const { rows } = await sql<NoteRow>`select ${NOTE} from application_note where ${rest}`.execute(db);
  return rows.map(toNote);
}

/** Of which card and kind a note is, as its address says. */
export interface NotePlace {
  id: number;
  kind: NoteKind;
  note: number;
}

/** A note at its place; one of another card or kind is not found. */
export async function getNote({ db }: Pick<StaffContext, 'db'>, { id, kind, note }: NotePlace): Promise<Note> {
  const [found] = await selectNotes(db, sql`id = ${note} and application_id = ${id} and kind = ${kind}`);
  if (!found) throw notFound();
  return found;
}
