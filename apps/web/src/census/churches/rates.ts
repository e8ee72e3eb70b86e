/** What is said of a quarter's rates, and where they lead. */
import type { ReportRates } from '@portal/contract/census/reportChurches.ts';
import { formatShare } from '../../platform/texts/format.ts';

/** Those of the list behind a figure of the newest quarter. */
export const churchesIn = (states: readonly string[], ephesian?: number | 'none'): string =>
  `?${new URLSearchParams({
    quarter: 'newest',
    state: states.join(','),
    ...(ephesian !== undefined && { ephesian: String(ephesian) }),
    sort: 'waiting',
  }).toString()}`;

export const shareOf = (received: number, { generated }: ReportRates): string =>
  generated === 0 ? '–' : formatShare(received / generated);
