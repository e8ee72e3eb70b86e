/** What the screens of imports ask the server. */
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ImportBatch } from '@portal/contract/imports/imports.ts';
import type { RowOutcome } from '@portal/domain/imports/imports.ts';
import { call } from '../platform/network/api.ts';

/** What is renewed when an import is another. */
export const IMPORTS = ['imports'] as const;

const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...IMPORTS, 'one', id],
    queryFn: ({ signal }) => call('getImport', { params: { id }, signal }),
    staleTime: 0,
  });
export const useImport = (id: number) => useQuery(importQuery(id));

/** The rows of an import, some at a time; anew when it is another version. */
export function useImportRows({ id, version }: ImportBatch, outcome: RowOutcome | undefined) {
  const query = useInfiniteQuery({
    queryKey: [...IMPORTS, 'rows', id, version, outcome],
    queryFn: ({ pageParam, signal }) =>
      call('listImportRows', { params: { id }, query: { outcome, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return { ...query, rows: query.data?.pages.flatMap(({ data }) => data) ?? [] };
}
