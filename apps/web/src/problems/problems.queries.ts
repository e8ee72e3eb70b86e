/** What the list of problem reports asks the server. */
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProblemReport } from '@portal/contract/problems.ts';
import type { ProblemFilter } from '@portal/domain/problems/problemReports.ts';
import { call } from '../platform/api.ts';

const KEY = ['problems'] as const;

/** The reports read so far, newest first, each once. */
export function useProblems(show: ProblemFilter) {
  const query = useInfiniteQuery({
    queryKey: [...KEY, show],
    queryFn: ({ pageParam, signal }) => call('listProblems', { query: { after: pageParam, show }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return { ...query, problems: eachOnce(query.data?.pages.flatMap(({ data }) => data) ?? []) };
}

/** Marks a report as settled or open again; it leaves and enters lists by that. */
export function useSettleProblem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, settled }: { id: number; settled: boolean }) =>
      call('settleProblem', { params: { id }, body: { settled } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** A report that comes while the list is read moves the later pages. */
const eachOnce = (problems: readonly ProblemReport[]): ProblemReport[] => [
  ...new Map(problems.map((problem) => [problem.id, problem])).values(),
];
