/** What the notes of a card ask the server. */
import { useInfiniteQuery, useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import type { NoteKind } from '@portal/domain/applications/notes.ts';
import { call } from '../../platform/network/api.ts';
import { refreshApplication } from '../applications.queries.ts';

/** Whose notes of which kind. */
export interface NotesOf {
  id: number;
  kind: NoteKind;
}

/** What is renewed when notes of the kind are others. */
export const notesKey = ({ id, kind }: NotesOf) => ['notes', id, kind] as const;

/** The notes with all words of a search, page by page; `count` = how many the card says it has: another number reads anew. */
export const useNotes = (of: NotesOf, search: string, count: number) =>
  useInfiniteQuery({
    queryKey: [...notesKey(of), { search, count }],
    queryFn: ({ pageParam, signal }) =>
      call('listNotes', {
        params: { ...of },
        query: { ...(search !== '' && { search }), ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** Colleagues who may be mentioned; `search` = what follows the `@`, nothing while none does. */
export const useMentionable = (of: NotesOf, search: string | undefined) =>
  useQuery({
    queryKey: [...notesKey(of), 'mentionable', search],
    queryFn: ({ signal }) => call('listMentionable', { params: { ...of }, query: search ? { search } : {}, signal }),
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  });

export const useNoteVersions = (of: NotesOf, note: number, version: number) =>
  useQuery({
    queryKey: [...notesKey(of), 'versions', note, version],
    queryFn: ({ signal }) => call('listNoteVersions', { params: { ...of, note }, signal }),
  });

/** After one was written, changed, pinned or removed. */
export function useRenewNotes(of: NotesOf): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: notesKey(of) }), refreshApplication(client, of.id)]);
  };
}
