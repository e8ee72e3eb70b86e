import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachOf } from '@portal/domain/access/reach.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { STATISTIC_NAMES } from '@portal/domain/statistics/allStatistics.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import type { Database } from '../platform/database/database.ts';
import { statisticReach } from '../statisticReach.ts';
import { readStatistic } from './readStatistic.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

/** A row read for each row of another would take minutes. */
const LONG_MS = 60_000;

test.each(STATISTIC_NAMES.flatMap((name) => [[name, 'administrator'] as const, [name, 'ephesian'] as const]))(
  '%s on much of everything, as %s, reads sets and never a row for each row',
  async (name, role) => {
    const began = performance.now();
    const reach = reachOf({ userId: 7, permissions: new Set(SHIPPED_ROLES[role]) });
    const found = await database.analyse((db) =>
      readStatistic({ db, reach, now: new Date() }, statisticReach, { name, question: {}, longestMs: LONG_MS }),
    );
    expect(Object.keys(found.figures).length).toBeGreaterThan(0);
    const took = performance.now() - began;
    if (process.env['STATISTICS_TIMES']) process.stdout.write(`${name} ${role} ${Math.round(took)} ms\n`);
    expect(took).toBeLessThan(LONG_MS);
  },
);
