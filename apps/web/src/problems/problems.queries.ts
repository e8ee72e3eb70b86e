/** What the list of problem reports asks the server. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { call } from '../platform/api.ts';
import type { ListState } from '../platform/lists/listAddress.ts';
import { usePages } from '../platform/lists/usePages.ts';

const KEY = ['problems'] as const;

export const PROBLEM_SORTS = ['created', '-created'] as const;

/** Reports by what the address says. */
export const useProblems = ({ search, filters, sort }: ListState) =>
  usePages<ProblemReport>({
    queryKey: [...KEY, { search, filters, sort }],
    page: (after, signal) => call('listProblems', { query: { search, ...filters, sort, after }, signal }),
  });

/** Marks a report as settled or open again; it leaves and enters lists by that. */
export function useSettleProblem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, settled }: { id: number; settled: boolean }) =>
      call('settleProblem', { params: { id }, body: { settled } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
