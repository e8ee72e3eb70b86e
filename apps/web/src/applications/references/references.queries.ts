/** What the references of a card ask the server. */
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReferenceType } from '@portal/domain/applications/references.ts';
import { call } from '../../platform/network/api.ts';
import { refreshApplication } from '../applications.queries.ts';

/** What is renewed when references of a card are others. */
export const referencesKey = (id: number) => ['references', id] as const;

interface Asked {
  search: string;
  type: ReferenceType | undefined;
  /** How many the card says it has: another number reads anew. */
  count: number;
}

/** References with all words of a search, of one type or of all, page by page. */
export const useReferences = (id: number, { search, type, count }: Asked) =>
  useInfiniteQuery({
    queryKey: [...referencesKey(id), { search, type, count }],
    queryFn: ({ pageParam, signal }) =>
      call('listReferences', {
        params: { id },
        query: {
          ...(search !== '' && { search }),
          ...(type && { type }),
          ...(pageParam !== null && { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const useReferenceVersions = (id: number, reference: number, version: number) =>
  useQuery({
    queryKey: [...referencesKey(id), 'versions', reference, version],
    queryFn: ({ signal }) => call('listReferenceVersions', { params: { id, reference }, signal }),
  });

/** After one was written, changed, pinned or removed. */
export function useRenewReferences(id: number): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: referencesKey(id) }), refreshApplication(client, id)]);
  };
}
