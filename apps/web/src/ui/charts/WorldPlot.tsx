import '../theme.css';
import type { PlotProps } from './chartData.ts';
import { classEnds, classOf } from './mapClasses.ts';
import { WORLD, WORLD_SHAPES } from './worldShapes.ts';
import classes from './WorldPlot.module.css';

/** The world, each country shaded by the class of its value; of a country under the pointer, name and value are told. */
export function WorldPlot({ data, format, onRow }: PlotProps) {
  const byCountry = new Map(data.rows.map((row) => [row.country, row]));
  const values = data.rows.map((row) => row.values[0] ?? 0);
  const ends = classEnds(values);
  return (
    <div aria-hidden>
      <svg viewBox={`0 0 ${WORLD.width} ${WORLD.height}`} className={classes.world}>
        {WORLD_SHAPES.map(({ id, country, path }) => {
          const row = byCountry.get(country);
          const value = row?.values[0] ?? 0;
          return (
            <path
              key={id}
              d={path}
              data-class={classOf(value, ends)}
              {...(row && onRow && { onClick: () => onRow(row), style: { cursor: 'pointer' } })}
            >
              {row && <title>{`${row.name}: ${format(value)}`}</title>}
            </path>
          );
        })}
      </svg>
      <ul className={classes.legend}>
        {ends.map((end, index) => {
          const start = Math.min(...values.filter((value) => classOf(value, ends) === index + 1));
          return (
            <li key={end} data-class={index + 1}>
              {start === end ? format(end) : `${format(start)} – ${format(end)}`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
