import { noteEndpoints } from '@portal/contract/applications/notes.ts';
import { act, answerNothing, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { listNotes, listNoteVersions } from './listNotes.ts';
import { listMentionable, listMentions } from './mentions.ts';
import { answerNote, createNote, pinNote, removeNote, updateNote } from './writeNotes.ts';

export function noteRoutes(http: Http): void {
  serve(http, noteEndpoints, {
    listNotes: read(listNotes),
    createNote: act(createNote, answerNote),
    updateNote: act(updateNote, answerNote),
    removeNote: act(removeNote, answerNothing),
    pinNote: act(pinNote, answerNote),
    listNoteVersions: read(listNoteVersions),
    listMentionable: read(listMentionable),
    listMentions: read(listMentions),
  });
}
