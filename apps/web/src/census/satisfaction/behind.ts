/** The list of churches behind a figure of a report (product/census.md#reports). */
import type { SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import type { CensusTotals } from '@portal/domain/census/satisfaction.ts';
import { withChanges, type AddressChanges } from '../../platform/address/addressWords.ts';
import type { ReportFilters } from './satisfaction.queries.ts';

const NARROWS: Readonly<Record<keyof CensusTotals, (report: SatisfactionReport) => AddressChanges>> = {
  generated: () => ({}),
  received: () => ({ state: 'SEND' }),
  pending: () => ({ state: 'CENSUS_WITHOUT_STARTING,INCOMPLETE,PENDING' }),
  expired: () => ({ state: 'EXPIRED' }),
  satisfied: (report) => ({ [report]: 'SATISFIED' }),
  dissatisfied: (report) => ({ [report]: 'DISSATISFIED' }),
};

export const behind = (report: SatisfactionReport, figure: keyof CensusTotals, filters: ReportFilters): string => {
  const words = withChanges(new URLSearchParams(), { ...filters, ...NARROWS[figure](report) });
  return `/reports/list-churches?${words.toString()}`;
};
