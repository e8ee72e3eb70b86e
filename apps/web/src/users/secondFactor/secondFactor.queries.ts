/** What the own second factor asks the server. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import { queryClient } from '../../platform/network/queryClient.ts';

const KEY = ['secondFactor'] as const;

export const ownFactorsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call('getOwnFactors', { signal }),
  staleTime: 0,
});

/** Factors are others now; who is signed in may need none any more. */
export async function renewFactors(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY });
  await queryClient.invalidateQueries({ queryKey: ['me'] });
}

/** The step of a change, begun where its dialog opens and forgotten with it. */
export const useFactorStep = () =>
  useQuery({
    queryKey: ['factorStep'],
    queryFn: ({ signal }) => call('beginFactorChange', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
