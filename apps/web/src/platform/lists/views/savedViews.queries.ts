/** What a list asks the server about its saved views. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../network/api.ts';

const keyOf = (list: string) => ['views', list] as const;

/** The user's saved views of a list, by name. */
export const useSavedViews = (list: string) =>
  useQuery({
    queryKey: keyOf(list),
    queryFn: ({ signal }) => call('listViews', { params: { list }, signal }),
    staleTime: 5 * 60_000,
  });

export function useSaveView(list: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; query: string }) => call('saveView', { params: { list }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(list) }),
  });
}

export function useForgetView(list: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (viewId: number) => call('forgetView', { params: { list, viewId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(list) }),
  });
}
