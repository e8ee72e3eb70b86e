import { sql } from 'kysely';
import type { noteEndpoints } from '@portal/contract/applications/notes.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import { listPinnedFirst } from '../pinnedFirst.ts';
import { seeCardOfNotes } from './cardOfNotes.ts';
import { getNote, selectNotes } from './note.ts';

type Endpoints = typeof noteEndpoints;

const hasWords = eachWord((word) => sql`folded(title || ' ' || description) like ${likeWord(word)}`);

/** Notes of a kind on a card: what is pinned first, then the newest. */
export async function listNotes(
  context: StaffContext,
  { params, query }: InputOf<Endpoints['listNotes']>,
): Promise<ReplyOf<Endpoints['listNotes']>> {
  await seeCardOfNotes(context, params, { inBin: true });
  const conditions = [
    sql`application_id = ${params.id} and kind = ${params.kind}`,
    ...(query.search === undefined ? [] : hasWords(query.search, context)),
  ];
  return listPinnedFirst(conditions, query.after, (rest) => selectNotes(context.db, rest));
}

/** What a note said before, the latest first. */
export async function listNoteVersions(
  context: StaffContext,
  { params }: InputOf<Endpoints['listNoteVersions']>,
): Promise<ReplyOf<Endpoints['listNoteVersions']>> {
  await seeCardOfNotes(context, params, { inBin: true });
  await getNote(context, params);
  const rows = await context.db
    .selectFrom('application_note_version')
    .select(['version', 'title', 'description', 'at'])
    .where('note_id', '=', params.note)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
