const MAP_CLASSES = 5;

/**
 * The upper ends of a map's classes, each holding about as many countries as the next: one large country does not make all
 * others look alike. Fewer where values repeat.
 */
export function classEnds(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).toSorted((one, other) => one - other);
  const ends = Array.from({ length: MAP_CLASSES }, (_, index) =>
    sorted.at(Math.ceil(((index + 1) * sorted.length) / MAP_CLASSES) - 1),
  );
  return [...new Set(ends.filter((end) => end !== undefined))];
}

/** The class of a value, from 1; 0 where there is none. */
export const classOf = (value: number, ends: readonly number[]): number =>
  value > 0 ? ends.findIndex((end) => value <= end) + 1 : 0;
