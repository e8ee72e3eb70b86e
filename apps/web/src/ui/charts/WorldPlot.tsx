import '../theme.css';
import type { PlotProps } from './chartData.ts';
import { classEnds, classOf } from './mapClasses.ts';
import { isSeen, WORLD, WORLD_SHAPES } from './worldShapes.ts';
import classes from './WorldPlot.module.css';

/** More are read in the table. */
const MOST_SMALL = 12;

/** The world, each country shaded by the class of its value; of a country under the pointer, name and value are told, and beside the legend of those too small to be seen. */
export function WorldPlot({ data, format, onRow }: PlotProps) {
  const byCountry = new Map(data.rows.map((row) => [row.country, row]));
  const values = data.rows.map((row) => row.values[0] ?? 0);
  const ends = classEnds(values);
  const small = data.rows.filter(({ country, values: [value] }) => value && !isSeen(country)).slice(0, MOST_SMALL);
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
        {small.map((row) => (
          <li key={row.name} data-class={classOf(row.values[0] ?? 0, ends)}>
            {`${row.name}: ${format(row.values[0] ?? 0)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
