import { expect, test } from 'vitest';
import { ALL_VIEWS, nameOf, seesAllStates, viewsAt } from '../../e2e/screens/views.ts';

const quick = (commits: number | undefined) => viewsAt({ commits, all: false });

test('four runs after four commits see all four views, each in both themes: the eight combinations', () => {
  expect(new Set([100, 101, 102, 103].flatMap(quick).map(nameOf)).size).toBe(4);
  expect(new Set(ALL_VIEWS.map(nameOf)).size).toBe(4);
});

test('one run after the other sees another size', () => {
  for (const commits of [100, 102]) expect(quick(commits)[0]?.size).not.toBe(quick(commits + 1)[0]?.size);
});

test('without a count it is the first view, and all are seen when all are asked for', () => {
  expect(quick(undefined)).toEqual(quick(0));
  expect(viewsAt({ commits: 3, all: true })).toEqual(ALL_VIEWS);
});

test('within sixteen commits each part is seen empty, loading and failed in each view', () => {
  const PARTS = [0, 1, 2, 3, 4, 5, 6];
  const seen = Array.from({ length: 16 }, (_, commits) =>
    quick(commits).flatMap((view) =>
      PARTS.filter((part) => seesAllStates(commits, part)).map((part) => `${nameOf(view)} ${part}`),
    ),
  );
  expect(new Set(seen.flat()).size).toBe(ALL_VIEWS.length * PARTS.length);
});
