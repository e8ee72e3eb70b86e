/** What the list of problem reports asks the server. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** What is renewed when a report is another. */
export const PROBLEMS = ['problems'] as const;

/** Marks a report as settled or open again; it leaves and enters lists by that. */
export function useSettleProblem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, settled }: { id: number; settled: boolean }) =>
      call('settleProblem', { params: { id }, body: { settled } }),
    onSettled: () => client.invalidateQueries({ queryKey: PROBLEMS }),
  });
}
