/** What tags ask the server, on a card and where they are kept. */
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import { acceptCard } from '../applications.queries.ts';

/** What is renewed when a tag is another. */
export const TAGS = ['tags'] as const;

const optionsQuery = queryOptions({
  queryKey: [...TAGS, 'options'],
  queryFn: ({ signal }) => call('listTagOptions', { signal }),
  staleTime: 0,
});

/** All tags by name. */
export const useTagOptions = () => useQuery(optionsQuery);

export const renewTags = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: TAGS });

/** Puts a tag on a card or takes it off. */
export function useSetTag(card: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { tag: number; on: boolean }) => call('setTag', { params: { id: card }, body }),
    // Without a network it fails and says so; the library would hold it back without a word.
    networkMode: 'always',
    onSuccess: (answer) => acceptCard(client, answer),
    // Of a tag that is gone, or of one that was made meanwhile.
    onError: () => void renewTags(client),
  });
}
