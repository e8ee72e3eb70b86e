import type { ReactNode } from 'react';

/** What a chart, a map and the table beside them are drawn from. */
export interface ChartData {
  /** What the rows are: the head of the table's first column. */
  of: string;
  series: readonly Series[];
  rows: readonly ChartRow[];
}

interface Series {
  name: string;
  /** A variable of the theme, where the series has a colour of its own, as a stage has. */
  colour?: string;
}

export interface ChartRow {
  name: string;
  /** The same in the table, where it leads somewhere. */
  shown?: ReactNode;
  /** One a series, in their order; null where there is none, which is no zero. */
  values: readonly (number | null)[];
  /** Of a map: the country, ISO 3166-1 alpha-2. */
  country?: string;
}

/** A drawing is hidden from screen readers: the figure's title, sentence and table say the same. */
export interface PlotProps {
  data: ChartData;
  format: (value: number) => string;
  /** What a press on a bar or a country does; the table has the same for those who do not point. */
  onRow?: ((row: ChartRow) => void) | undefined;
}

const COLOURS = 6;

/** The colour of a series; after the sixth they begin anew, so a chart of more series is better drawn as several. */
export const seriesColour = ({ series }: ChartData, index: number): string =>
  series[index]?.colour ?? `var(--series-${(index % COLOURS) + 1})`;

/** Rows as the library of charts reads them: values by the place of their series. */
export const plotRows = ({ rows }: ChartData): Record<string, string | number | null>[] =>
  rows.map(({ name, values }) => ({ name, ...Object.fromEntries(values.map((value, index) => [`s${index}`, value])) }));
