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

/** Bars that lie, so that long names are read without turning the head; several series lie under one another. */
export function BarPlot({ data, format, onRow }: PlotProps) {
  const height = AROUND_PX + data.rows.length * ROW_PX * Math.max(1, data.series.length * 0.7);
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
        yAxisProps={{ width: NAMES_PX, interval: 0 }}
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
