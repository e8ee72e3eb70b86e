/** What the list of failed jobs asks the server. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

const KEY = ['failedJobs'] as const;

export const useFailedJobs = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('listFailedJobs', { signal }) });

/** Has a job tried again; it leaves the list by that. */
export function useRetryFailedJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('retryFailedJob', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
