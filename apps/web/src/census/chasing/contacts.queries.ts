/** What chasing a report asks the server. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import type { ReportOf } from '../report/report.queries.ts';

export const contactsKey = ({ church, census }: ReportOf) => ['reportContacts', church, census] as const;

export const useContacts = (of: ReportOf) =>
  useQuery({
    queryKey: contactsKey(of),
    queryFn: ({ signal }) => call('getReportContacts', { params: of, signal }),
    staleTime: 0,
  });
