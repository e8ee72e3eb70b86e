import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** The application fee of today. */
export const feeQuery = queryOptions({
  queryKey: ['setting', 'fee'],
  queryFn: ({ signal }) => call('getFee', { signal }),
});

/** The bands of members by country. */
export const ministryRulesQuery = queryOptions({
  queryKey: ['setting', 'ministryRules'],
  queryFn: ({ signal }) => call('getMinistryRules', { signal }),
});
