import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInTurn, RUNS } from '../../apps/server/test/turnOfRun.ts';
import { ALL_VIEWS, nameOf, viewsAt } from '../../e2e/screens/views.ts';
import { ALWAYS, storiesTold } from '../../e2e/storiesInTurn.ts';

const storiesAt = (names: readonly string[], commits: number) =>
  storiesTold(names, (index) => isInTurn(index, commits));
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

test('six runs after six commits tell every story once, and within thirty-six each in every view', () => {
  const STORIES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const told = (first: number, runs: number): string[] =>
    Array.from({ length: runs }, (_, run) => first + run).flatMap((commits) =>
      storiesAt(STORIES, commits).flatMap((story) => quick(commits).map((view) => `${story} ${nameOf(view)}`)),
    );
  for (const first of [100, 101, 102, 103]) {
    const once = told(first, RUNS).map((way) => way.slice(0, 1));
    if (first % RUNS === 0) expect([...once].sort()).toEqual(STORIES);
    expect(new Set(told(first, RUNS * RUNS)).size).toBe(ALL_VIEWS.length * STORIES.length);
  }
});

test('what the product stands or falls with is told in every run, of stories that there are', () => {
  const always = Array.from({ length: RUNS }, (_, run) => new Set(storiesAt([...ALWAYS], 100 + run)));
  for (const told of always) expect(told).toEqual(ALWAYS);
  expect([...ALWAYS].filter((name) => !existsSync(join(import.meta.dirname, '../../e2e', `${name}.story.ts`)))).toEqual(
    [],
  );
});
