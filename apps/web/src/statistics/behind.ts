/** The address of the list behind a figure or a row: the list's own filters say what was counted (product/statistics.md#behind). */
import { monthsOf, type Days } from '@portal/domain/statistics/period.ts';
import type { Behind, RowKind } from '@portal/domain/statistics/statistic.ts';

interface Asked {
  days: Days;
  filters: Readonly<Record<string, string | undefined>>;
}

interface Row {
  kind: RowKind;
  key: string;
}

/** The filters of a statistic that each list knows by the same name. */
const KEPT = {
  applications: ['country', 'ephesian', 'analyst', 'classification'],
  churches: ['country', 'ephesian'],
} as const;

const PATHS = { applications: '/requests/dashboard', churches: '/reports/list-churches' } as const;

export function addressBehind(behind: Behind, { days, filters }: Asked, row?: Row): string {
  if (behind.list === 'statistic') return `/statistics/church/${row?.key ?? ''}`;
  if (behind.list === 'church') return `/reports/list-churches/${row?.key ?? ''}/quarterly-list`;
  const address = new URLSearchParams();
  if (behind.list === 'applications') address.set('show', 'list');
  for (const key of KEPT[behind.list]) {
    const value = filters[key];
    if (value !== undefined) address.set(key, oneOnly(behind.list, key, value));
  }
  for (const [key, value] of Object.entries(behind.with ?? {})) address.set(key, value);
  if (behind.period !== undefined) address.set(behind.period, `${days.from}..${days.until}`);
  if (row && behind.row !== undefined) address.set(behind.row, row.kind === 'month' ? monthIn(days, row.key) : row.key);
  return `${PATHS[behind.list]}?${address.toString()}`;
}

/** The list of churches takes one Ephesian. */
const oneOnly = (list: string, key: string, value: string): string =>
  list === 'churches' && key === 'ephesian' ? (value.split(',')[0] ?? value) : value;

function monthIn(days: Days, key: string): string {
  const month = monthsOf(days).find((one) => one.key === key);
  return month ? `${month.from}..${month.until}` : `${days.from}..${days.until}`;
}
