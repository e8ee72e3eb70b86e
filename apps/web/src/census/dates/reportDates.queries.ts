/** What the report dates ask the server. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';

export const reportDatesQuery = queryOptions({
  queryKey: ['reportDates'] as const,
  queryFn: ({ signal }) => call('getReportDates', { signal }),
});
