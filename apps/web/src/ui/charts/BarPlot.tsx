import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '../theme.css';
import { plotRows, seriesColour, type PlotProps } from './chartData.ts';
import { Legend } from './Legend.tsx';
import classes from './Plot.module.css';

const ROW_PX = 36;
const AROUND_PX = 56;
const NAMES_PX = 132;
/** Where a name is a sentence, as a question and its answer are. */
const WIDE_NAMES_PX = 200;
const SENTENCE = 44;
const LINE_PX = 14;
const LETTER_PX = 6.5;

/** How wide the names stand, and how high a row is in which the longest of them has room. */
function measuresOf({ rows, series }: PlotProps['data']): { names: number; row: number } {
  const longest = Math.max(0, ...rows.map(({ name }) => name.length));
  const names = longest > SENTENCE ? WIDE_NAMES_PX : NAMES_PX;
  // One line more than the letters fill, since words are not broken.
  const lines = Math.ceil((longest * LETTER_PX) / names) + 1;
  return { names, row: Math.max(ROW_PX * Math.max(1, series.length * 0.7), lines * LINE_PX) };
}

/** Bars that lie, so that long names are read without turning the head; several series lie under one another. */
export function BarPlot({ data, format, onRow }: PlotProps) {
  const { names, row: rowPx } = measuresOf(data);
  const height = AROUND_PX + data.rows.length * rowPx;
  return (
    <div aria-hidden>
      <Legend data={data} />
      <BarChart
        className={classes.plot}
        h={height}
        data={plotRows(data)}
        dataKey="name"
        orientation="vertical"
        gridAxis="x"
        tickLine="none"
        series={data.series.map(({ name }, index) => ({
          name: `s${index}`,
          label: name,
          color: seriesColour(data, index),
        }))}
        valueFormatter={format}
        yAxisProps={{ width: names, interval: 0 }}
        xAxisProps={{ allowDecimals: false }}
        // The library would make the drawing a stop of the keyboard that says nothing; the table says all.
        barChartProps={{ accessibilityLayer: false }}
        barProps={{
          isAnimationActive: false,
          ...(onRow && {
            cursor: 'pointer',
            onClick: (_bar: unknown, place: number) => {
              const row = data.rows[place];
              if (row) onRow(row);
            },
          }),
        }}
      />
    </div>
  );
}
