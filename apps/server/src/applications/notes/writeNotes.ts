import type { noteEndpoints } from '@portal/contract/applications/notes.ts';
import type { Selectable } from 'kysely';
import type { NoteKind } from '@portal/domain/applications/notes.ts';
import { besideOfNote } from '@portal/domain/applications/beside.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { notFound, refuseStale } from '../../platform/http/refusal.ts';
import { tellBeside } from '../beside/tellBeside.ts';
import { seeCardOfNotes } from './cardOfNotes.ts';
import { saveMentions } from './mentions.ts';
import { getNote, type NotePlace } from './note.ts';
import type { NoteTable } from './notes.tables.ts';

type Endpoints = typeof noteEndpoints;

const TELLS = {
  NOTE: { added: 'note.added', edited: 'note.edited', removed: 'note.removed' },
  ER: { added: 'erNote.added', edited: 'erNote.edited', removed: 'erNote.removed' },
} as const satisfies Record<NoteKind, unknown>;

/** Writes a note on a card. Refusal: `note.mention`, where somebody is mentioned who may not read it. */
export async function createNote(
  context: StaffContext,
  { params: { id, kind }, body: { title, description, mentions } }: InputOf<Endpoints['createNote']>,
): Promise<NotePlace> {
  const { db, actor, now } = context;
  const facts = await seeCardOfNotes(context, { id, kind });
  const { id: note } = await db
    .insertInto('application_note')
    .values({ application_id: id, kind, title, description, user_id: actor.userId, at: now, edited_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveMentions(context, { note, kind, facts }, mentions);
  await record(context, { noun: 'applications', id, kind: TELLS[kind].added, detail: { note } });
  await tellBeside(context, { id, what: besideOfNote(kind), facts });
  return { id, kind, note };
}

/** Changes one's own note and keeps what it said before. Refusals: GE004 of another's, `record.stale`, `note.mention`. */
export async function updateNote(
  context: StaffContext,
  { params, body: { title, description, mentions, version } }: InputOf<Endpoints['updateNote']>,
): Promise<NotePlace> {
  const { db, now } = context;
  const { kind, note } = params;
  const facts = await seeCardOfNotes(context, params);
  const before = await lockOwnNote(context, params);
  await refuseStale({ seen: version, now: before.version }, () => getNote(context, params));
  await saveMentions(context, { note, kind, facts }, mentions);
  if (title === before.title && description === before.description) return params;
  await db
    .insertInto('application_note_version')
    .values({
      note_id: note,
      version: before.version,
      title: before.title,
      description: before.description,
      at: before.edited_at ?? before.at,
    })
    .execute();
  await db
    .updateTable('application_note')
    .set({ title, description, version: before.version + 1, edited_at: now })
    .where('id', '=', note)
    .execute();
  await record(context, { noun: 'applications', id: params.id, kind: TELLS[kind].edited, detail: { note } });
  await tellBeside(context, { id: params.id, what: besideOfNote(kind), facts });
  return params;
}

/** Removes one's own note with all that it said. Refusal: GE004 of another's. */
export async function removeNote(context: StaffContext, { params }: InputOf<Endpoints['removeNote']>): Promise<null> {
  const { kind, note } = params;
  const facts = await seeCardOfNotes(context, params);
  await lockOwnNote(context, params);
  await context.db.deleteFrom('application_note').where('id', '=', note).execute();
  await record(context, { noun: 'applications', id: params.id, kind: TELLS[kind].removed, detail: { note } });
  await tellBeside(context, { id: params.id, what: besideOfNote(kind), facts });
  return null;
}

/** Pins a note for all who read it, or lets it go: of two at once the later holds. */
export async function pinNote(
  context: StaffContext,
  { params, body }: InputOf<Endpoints['pinNote']>,
): Promise<NotePlace> {
  const facts = await seeCardOfNotes(context, params);
  const { numUpdatedRows } = await context.db
    .updateTable('application_note')
    .set({ pinned: body.pinned })
    .where('id', '=', params.note)
    .where('application_id', '=', params.id)
    .where('kind', '=', params.kind)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  await tellBeside(context, { id: params.id, what: besideOfNote(params.kind), facts });
  return params;
}

/** The note after an act, as its reader may see it now. */
export async function answerNote(context: StaffContext, place: NotePlace) {
  if (context.repeated) await seeCardOfNotes(context, place);
  return getNote(context, place);
}

async function lockOwnNote({ db, actor }: StaffContext, { id, kind, note }: NotePlace): Promise<Selectable<NoteTable>> {
  const found = await db
    .selectFrom('application_note')
    .selectAll()
    .where('id', '=', note)
    .where('application_id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  if (found.user_id !== actor.userId) throw notPermitted(actor, undefined);
  return found;
}
