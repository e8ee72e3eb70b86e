import type { StatisticFilter, Unit } from './statistic.ts';

export const CENSUS_FILTERS = [
  'country',
  'ephesian',
  'analyst',
  'classification',
] as const satisfies readonly StatisticFilter[];

/** How many reports were owed, and how many of them came: what is told beside every figure of them. */
export const REPORTING = {
  due: { unit: 'count', at: 'during', behind: { list: 'churches' } },
  received: { unit: 'share', at: 'during', behind: { list: 'churches', with: { state: 'SEND' } } },
} as const;

/** The tables of a section of the quarterly report: by quarter, region, country and church, each with the figures given. */
export function censusTables<const Series extends Readonly<Record<string, Unit>>>(
  figures: Series,
  drawn: readonly (keyof Series & string)[],
) {
  const series = { due: 'count', received: 'count', ...figures } as const;
  return {
    byQuarter: { rows: 'quarter', series, drawn, plot: 'lines', finds: 'last' },
    byEphesian: { rows: 'staff', series, drawn, plot: 'bars', behind: { list: 'churches', row: 'ephesian' } },
    byCountry: { rows: 'country', series, drawn, plot: 'bars', behind: { list: 'churches', row: 'country' } },
    churches: { rows: 'church', series, drawn, plot: 'none', behind: { list: 'church' } },
  } as const;
}
