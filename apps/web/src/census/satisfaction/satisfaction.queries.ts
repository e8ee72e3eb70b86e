/** What the vision report and the pastoral-care report ask the server. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { call } from '../../platform/network/api.ts';
import { REPORTS } from '../reports.queries.ts';

/** What narrows a report, as the address says it. */
export type ReportFilters = Readonly<Record<'census' | 'country' | 'ephesian', string | undefined>>;

export const useFigures = (report: SatisfactionReport, { census, country, ephesian }: ReportFilters) =>
  useQuery({
    queryKey: [...REPORTS, report, { census, country, ephesian }],
    queryFn: ({ signal }) =>
      call(report === 'vision' ? 'getVisionReport' : 'getCareReport', {
        query: { census, country, ephesian },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
