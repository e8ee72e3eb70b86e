import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { Button, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { EmptyState } from '../states/EmptyState.tsx';
import type { ChartData, ChartRow, PlotProps } from './chartData.ts';
import classes from './ChartFigure.module.css';

interface Props {
  title: string;
  /** What the chart shows, in a sentence. */
  sentence: string;
  data: ChartData;
  format: (value: number) => string;
  /** Without one there is the table alone. */
  Plot?: ComponentType<PlotProps> | undefined;
  /** It takes the whole width, beside nothing. */
  isWide?: boolean;
  /** The table, where it tells more than is drawn. */
  numbers?: { data: ChartData; format: (value: number, series: number) => string } | undefined;
  onRow?: ((row: ChartRow) => void) | undefined;
  /** At the right of the title. */
  tools?: ReactNode;
  words: { asTable: string; asChart: string; empty: string };
}

/** A chart under its title and sentence; its numbers are a press away as a table. */
export function ChartFigure(props: Props) {
  const { title, sentence, data, format, Plot, isWide, numbers = { data, format }, onRow, tools, words } = props;
  const [asksTable, setTable] = useState(false);
  const isTable = asksTable || !Plot;
  const heading = useId();
  const hasRows = data.rows.length > 0;
  // Rows of which nobody told anything stand in the table, and draw nothing.
  const hasFigures = data.rows.some(({ values }) => values.some((value) => value !== null));
  const isDrawn = !isTable && hasFigures;
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <figure className={classes.figure} data-wide={isWide || undefined} aria-labelledby={heading}>
      <figcaption className={classes.head}>
        <div className={classes.named}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          <p className={classes.sentence}>{sentence}</p>
        </div>
        {hasRows && (Plot ?? tools) !== undefined && (
          <div className={classes.tools}>
            {isDrawn && tools}
            {Plot && (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => setTable(!isTable)}
              >
                {isTable ? words.asChart : words.asTable}
              </Button>
            )}
          </div>
        )}
      </figcaption>
      {!isDrawn && !(isTable && hasRows) && <EmptyState icon={<IconChartBar size={28} />} title={words.empty} />}
      {hasRows && isTable && <Numbers title={title} {...numbers} />}
      {isDrawn && Plot && <Plot data={data} format={format} onRow={onRow} />}
    </figure>
  );
}

function Numbers({ title, data, format }: { title: string } & NonNullable<Props['numbers']>) {
  return (
    // Wide tables scroll by themselves, and whoever has no mouse scrolls them by the arrows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.numbers} aria-label={title} tabIndex={0}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{data.of}</Table.Th>
            {data.series.map(({ name }) => (
              <Table.Th key={name} scope="col" className={classes.number}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.rows.map(({ name, shown = name, values }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" className={classes.of}>
                {shown}
              </Table.Th>
              {data.series.map((series, index) => (
                <Table.Td key={series.name} className={classes.number}>
                  {formatted(values[index] ?? null, (value) => format(value, index))}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

const formatted = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value);
