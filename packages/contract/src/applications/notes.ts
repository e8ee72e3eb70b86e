/** Notes on a card, ER notes among them, and whom they mention (product/applications.md#tags-notes-references). */
import * as z from 'zod/mini';
import { NOTE_KINDS } from '@portal/domain/applications/notes.ts';
import { line, paragraph } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { cursor, id, idText, instant, ruled } from '../fields.ts';

const person = z.object({ id, name: z.string() });

const note = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Colleagues whom it names, by name; the text says them as `@Name`. */
  mentions: z.array(person),
  pinned: z.boolean(),
  by: person,
  at: instant,
  /** Of the present text; null while it is the first. */
  editedAt: z.nullable(instant),
  /** One above the number of earlier texts. */
  version: z.int(),
});
export type Note = z.output<typeof note>;

const ofCard = z.object({ id: idText, kind: z.enum(NOTE_KINDS) });
const ofNote = z.object({ id: idText, kind: z.enum(NOTE_KINDS), note: idText });
const MAX_MENTIONS = 20;
const text = {
  title: ruled(line(100)),
  description: ruled(paragraph(1000)),
  mentions: z.array(id).check(z.maxLength(MAX_MENTIONS)),
};
const search = z.optional(z.string().check(z.maxLength(120)));
/** The kind's own is asked besides: `business.request.notes`, for ER notes `business.request.er.notes`. */
const permission = anyOf('business.request.notes', 'business.request.er.notes');

export const noteEndpoints = endpoints({
  listNotes: {
    method: 'GET',
    path: '/business/request/:id/notes/:kind',
    permission,
    does: 'Notes of a card, 50 a page: what is pinned first, then the newest; those with all the words of a search.',
    params: ofCard,
    query: z.object({ search, after: cursor }),
    reply: z.object({ data: z.array(note), next: z.nullable(z.string()) }),
  },
  createNote: {
    method: 'POST',
    path: '/business/request/:id/notes/:kind',
    permission,
    does: 'Writes a note; who is mentioned sees the card and may read it.',
    params: ofCard,
    body: z.object(text),
    reply: note,
    errors: ['note.mention'],
  },
  updateNote: {
    method: 'PUT',
    path: '/business/request/:id/notes/:kind/:note',
    permission,
    does: 'Changes one’s own note; the text of before is kept.',
    params: ofNote,
    body: z.object({ ...text, version: z.int() }),
    reply: note,
    present: note,
    errors: ['note.mention', 'record.stale'],
  },
  removeNote: {
    method: 'DELETE',
    path: '/business/request/:id/notes/:kind/:note',
    permission,
    does: 'Removes one’s own note with its earlier texts.',
    params: ofNote,
    reply: nothing,
  },
  pinNote: {
    method: 'PUT',
    path: '/business/request/:id/notes/:kind/:note/pin',
    permission,
    does: 'Pins a note for all who read it, or lets it go.',
    params: ofNote,
    body: z.object({ pinned: z.boolean() }),
    reply: note,
  },
  listNoteVersions: {
    method: 'GET',
    path: '/business/request/:id/notes/:kind/:note/versions',
    permission,
    does: 'What a note said before, the latest first.',
    params: ofNote,
    reply: z.array(z.object({ version: z.int(), title: z.string(), description: z.string(), at: instant })),
  },
  listMentionable: {
    method: 'GET',
    path: '/business/request/:id/colleagues/:kind',
    permission,
    does: 'Up to 20 colleagues who see the card and may read notes of the kind, by name.',
    params: ofCard,
    query: z.object({ search }),
    reply: z.array(person),
  },
  listMentions: {
    method: 'GET',
    path: '/business/user/me/mentions',
    permission: 'staff',
    does: 'The latest 50 notes that mention the reader, of cards in their reach.',
    reply: z.array(
      z.object({
        note: id,
        kind: z.enum(NOTE_KINDS),
        title: z.string(),
        by: z.string(),
        at: instant,
        card: z.object({ id, caseNumber: z.nullable(z.string()), pastorName: z.string(), pastorLastName: z.string() }),
      }),
    ),
  },
});
