import { seriesColour, type ChartData } from './chartData.ts';
import classes from './Plot.module.css';

interface Props {
  data: ChartData;
  /** How the line of a series is broken; a bar is whole. */
  dashes?: readonly (string | undefined)[];
}

/** Which series is which, each as it is drawn; one alone needs no name. */
export function Legend({ data, dashes }: Props) {
  if (data.series.length < 2) return null;
  return (
    <ul className={classes.legend}>
      {data.series.map(({ name }, index) => (
        <li key={name}>
          <svg width="28" height="8">
            <line
              x2="28"
              y1="4"
              y2="4"
              style={{ stroke: seriesColour(data, index) }}
              strokeWidth={dashes ? 2 : 8}
              strokeDasharray={dashes?.[index % dashes.length]}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
