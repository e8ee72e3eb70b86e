import { sql } from 'kysely';
import type { noteEndpoints } from '@portal/contract/applications/notes.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf, type ReachFacts } from '@portal/domain/access/reach.ts';
import { NOTE_KINDS, NOTE_RIGHTS, type NoteKind } from '@portal/domain/applications/notes.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import { listRights, staffWho } from '../staffWho.ts';
import { seeCardOfNotes } from './cardOfNotes.ts';

type Endpoints = typeof noteEndpoints;
const OFFERED = 20;

const hasWords = eachWord((word) => sql`folded(name || ' ' || last_name) like ${likeWord(word)}`);

/** Colleagues whom a note of the kind may mention. */
export async function listMentionable(
  context: StaffContext,
  { params, query }: InputOf<Endpoints['listMentionable']>,
): Promise<ReplyOf<Endpoints['listMentionable']>> {
  const facts = await seeCardOfNotes(context, params);
  const words = query.search === undefined ? [] : hasWords(query.search, context);
  const conditions = [await readsNotes(context, facts, params.kind), ...words];
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name || ' ' || last_name as name from staff_user where ${sql.join(conditions, sql` and `)}
    order by (name || ' ' || last_name) collate portal, id limit ${OFFERED}`.execute(context.db);
  return rows;
}

/** Writes whom a note mentions, who all must be able to read it: else `note.mention`, at the mentions. */
export async function saveMentions(
  context: StaffContext,
  { note, kind, facts }: { note: number; kind: NoteKind; facts: ReachFacts },
  mentions: readonly number[],
): Promise<void> {
  const { db } = context;
  const wanted = [...new Set(mentions)];
  const before = await db.selectFrom('application_mention').select('user_id').where('note_id', '=', note).execute();
  const known = new Set(before.map(({ user_id }) => user_id));
  const added = wanted.filter((user) => !known.has(user));
  const removed = [...known].filter((user) => !wanted.includes(user));
  if (added.length > 0) {
    const { rows } = await sql<{ id: number }>`
      insert into application_mention (note_id, user_id)
      select ${note}, id from staff_user
      where id = any(${added}::bigint[]) and ${await readsNotes(context, facts, kind)}
      returning user_id as id`.execute(db);
    if (rows.length < added.length) throw refusalAt('mentions', 'note.mention');
  }
  if (removed.length === 0) return;
  await db.deleteFrom('application_mention').where('note_id', '=', note).where('user_id', 'in', removed).execute();
}

const readsNotes = async (context: Pick<StaffContext, 'db' | 'now'>, facts: ReachFacts, kind: NoteKind) =>
  staffWho(await listRights(context), facts, ({ permissions }) => permissions.has(NOTE_RIGHTS[kind]));

interface MentionRow {
  note: number;
  kind: NoteKind;
  title: string;
  by: string;
  at: Date;
  id: number;
  case_number: string | null;
  name: string | null;
  last_name: string | null;
}

/** The latest notes that mention the reader, of cards in their reach and kinds that they may read. */
export async function listMentions({ db, actor }: StaffContext): Promise<ReplyOf<Endpoints['listMentions']>> {
  const kinds = NOTE_KINDS.filter((kind) => actor.permissions.has(NOTE_RIGHTS[kind]));
  const { rows } = await sql<MentionRow>`
    select note.id as note, note.kind, note.title, ${STAFF_NAME} note.user_id) as by, note.at,
      application.id, case_number, leader.name, leader.last_name
    from application_mention mention
      join application_note note on note.id = mention.note_id
      join application on application.id = note.application_id
      left join application_leader leader on leader.application_id = application.id
    where mention.user_id = ${actor.userId} and note.kind = any(${kinds}::text[]) and ${reachCondition(reachOf(actor))}
    order by mention.note_id desc limit 50`.execute(db);
  return rows.map((row) => ({
    note: row.note,
    kind: row.kind,
    title: row.title,
    by: row.by,
    at: row.at.toISOString(),
    card: {
      id: row.id,
      caseNumber: row.case_number,
      pastorName: row.name ?? '',
      pastorLastName: row.last_name ?? '',
    },
  }));
}
