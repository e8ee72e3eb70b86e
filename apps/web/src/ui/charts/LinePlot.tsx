import { LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '../theme.css';
import { plotRows, seriesColour, type PlotProps } from './chartData.ts';
import { Legend } from './Legend.tsx';
import classes from './Plot.module.css';

/** How a line is broken: series are told apart without their colour. */
const DASHES = [undefined, '6 4', '2 3', '10 4 2 4', '12 4', '4 2 1 2'];
const HEIGHT_PX = 280;

const DIGIT_PX = 7.5;
const BESIDE_PX = 16;
/** The axis ends at a round number above the highest value. */
const ABOVE = 1.25;

/** So wide that the longest number of the axis is seen whole. */
function axisPx({ data, format }: Pick<PlotProps, 'data' | 'format'>): number {
  const highest = Math.max(0, ...data.rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return BESIDE_PX + DIGIT_PX * format(highest * ABOVE).length;
}

/** What changes over time: one line a series. */
export function LinePlot({ data, format }: PlotProps) {
  return (
    <div aria-hidden>
      <Legend data={data} dashes={DASHES} />
      <LineChart
        className={classes.plot}
        h={HEIGHT_PX}
        data={plotRows(data)}
        dataKey="name"
        curveType="linear"
        tickLine="none"
        connectNulls={false}
        series={data.series.map(({ name }, index) => {
          const dash = DASHES[index % DASHES.length];
          return {
            name: `s${index}`,
            label: name,
            color: seriesColour(data, index),
            ...(dash !== undefined && { strokeDasharray: dash }),
          };
        })}
        valueFormatter={format}
        yAxisProps={{ allowDecimals: false, width: axisPx({ data, format }) }}
        lineChartProps={{ accessibilityLayer: false }}
        lineProps={{ isAnimationActive: false }}
      />
    </div>
  );
}
