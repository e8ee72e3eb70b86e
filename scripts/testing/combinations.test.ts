import { expect, test } from 'vitest';
import { ALL_COMBINATIONS, combinationsAt, nameOf, seesAllStates } from '../../e2e/screens/combinations.ts';

const COMMITS = [100, 101, 102, 103];
const quick = (commits: number | undefined) => combinationsAt({ commits, all: false });

test('four runs after four commits see all eight combinations of language, theme and size', () => {
  expect(new Set(COMMITS.flatMap(quick).map(nameOf)).size).toBe(8);
  expect(new Set(ALL_COMBINATIONS.map(nameOf)).size).toBe(8);
});

test.each(COMMITS)('a quick run sees both languages, both themes and both sizes (%i commits)', (commits) => {
  const [one, other] = quick(commits);
  expect(quick(commits)).toHaveLength(2);
  for (const part of ['language', 'theme', 'size'] as const) expect(one?.[part]).not.toBe(other?.[part]);
});

test('without a count it is the first pair, and all are seen when all are asked for', () => {
  expect(quick(undefined)).toEqual(quick(0));
  expect(combinationsAt({ commits: 3, all: true })).toEqual(ALL_COMBINATIONS);
});

test('within sixteen commits each part is seen empty, loading and failed in each combination', () => {
  const PARTS = [0, 1, 2, 3, 4, 5, 6];
  const seen = Array.from({ length: 16 }, (_, commits) =>
    quick(commits).flatMap((combination, index) =>
      PARTS.filter((part) => seesAllStates(commits, index, part)).map((part) => `${nameOf(combination)} ${part}`),
    ),
  );
  expect(new Set(seen.flat()).size).toBe(ALL_COMBINATIONS.length * PARTS.length);
});
