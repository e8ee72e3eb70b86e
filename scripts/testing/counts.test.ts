import { describe, expect, test } from 'vitest';
import { countPlaywright } from './browserStories.ts';
import { settled, sum } from './outcome.ts';
import { chooseTiers, TIERS } from './tiers.ts';
import { countVitest } from './vitest.ts';

const clean = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };

describe('the counts of the tests', () => {
  test('are those of the report when all is well', () => {
    expect(countVitest(clean, 0)).toMatchObject({ passed: 3, failed: 0 });
    expect(countPlaywright({ stats, errors: [], suites: [] }, 0)).toMatchObject({ passed: 2, failed: 0 });
  });

  test('take what was skipped for failed', () => {
    expect(countVitest({ ...clean, numPendingTests: 1, numTodoTests: 1 }, 0).failed).toBe(2);
    expect(countPlaywright({ stats: { ...stats, skipped: 1 }, errors: [], suites: [] }, 0).failed).toBe(1);
  });

  test('name the stories that passed at the second try, and fail when there are many', () => {
    const told = (status: string) => ({ specs: [{ title: `A ${status} story`, tests: [{ status }] }] });
    const suites = [{ suites: [told('flaky'), told('expected')] }];
    const one = countPlaywright({ stats: { ...stats, flaky: 1 }, errors: [], suites }, 0);
    expect(one).toMatchObject({ passed: 3, failed: 0, details: [expect.stringMatching(/: A flaky story$/)] });
    const three = countPlaywright({ stats: { ...stats, flaky: 3 }, errors: [], suites }, 0);
    expect(three).toMatchObject({ passed: 2, failed: 3 });
  });

  test('count a file that does not load', () => {
    const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(countVitest({ ...clean, testResults: [broken] }, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test('name what failed by its file and why, so that the closing lines alone say it', () => {
    const ended = (status: string, ...failureMessages: string[]) => ({
      status,
      fullName: `a list ${status}`,
      failureMessages,
    });
    const assertionResults = [ended('passed'), ended('failed', 'Expected 2, got 1\n  at list.test.ts:7')];
    const file = { name: '/src/list.test.ts', status: 'failed', assertionResults };
    const outcome = countVitest({ ...clean, numFailedTests: 1, testResults: [file] }, 1);
    const told = 'Failed: list.test.ts: a list failed\n    Expected 2, got 1\n      at list.test.ts:7';
    expect(outcome).toMatchObject({ failed: 1, details: [told] });
  });

  test('count an exit code that no test explains', () => {
    expect(countVitest(clean, 1).failed).toBe(1);
    expect(countPlaywright({ stats, errors: [], suites: [] }, 1).failed).toBe(1);
  });

  test('count a tier that throws and one in which nothing ran', async () => {
    const outcomes = [
      await settled(async () => {
        throw new Error('No Chromium');
      }),
      await settled(async () => ({ passed: 0, failed: 0 })),
      await settled(async () => ({ passed: 5, failed: 0 })),
    ];
    expect(sum(outcomes)).toMatchObject({ passed: 5, failed: 2 });
  });
});

describe('--only', () => {
  const chosen = (...only: string[]): string[] => chooseTiers(only).map(({ name }) => name);

  test('chooses tiers and groups in their order, and the quick ones when it is not given', () => {
    expect(chosen('e2e', 'server')).toEqual(['server', 'e2e']);
    expect(chosen()).toEqual(TIERS.filter(({ long }) => !long).map(({ name }) => name));
    expect(chooseTiers([], true)).toEqual(TIERS);
  });

  test('refuses a tier that there is not', () => {
    expect(() => chosen('servr')).toThrow('There is no tier servr');
  });
});
