import { queryOptions } from '@tanstack/react-query';
import { call } from '../network/api.ts';

/** How long cards may stand in their stages; changed by few and seldom. */
export const stageLimitsQuery = queryOptions({
  queryKey: ['stageLimits'],
  queryFn: ({ signal }) => call('getStageLimits', { signal }),
  staleTime: 600_000,
});
