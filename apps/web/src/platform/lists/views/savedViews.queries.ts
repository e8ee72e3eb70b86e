/** What a list asks the server about its saved views. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../../network/api.ts';

/** What is renewed when a view of the list is another. */
export const viewsOf = (list: string) => ['views', list] as const;

/** The user's saved views of a list, by name. */
export const useSavedViews = (list: string) =>
  useQuery({
    queryKey: viewsOf(list),
    queryFn: ({ signal }) => call('listViews', { params: { list }, signal }),
    staleTime: 5 * 60_000,
  });
