/** Every figure of every statistic is that of a naive program over the raw rows, whatever is asked and by whom (product/statistics.md#shape). */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StatisticReply } from '@portal/contract/statistics/statistics.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { STATISTICS, STATISTIC_NAMES, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import type { Statistic } from '@portal/domain/statistics/statistic.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { cases } from '../../test/cases.ts';
import { staffId } from '../../test/factories.ts';
import { church, department, home, influence, pastoralCare, region } from '../../test/statistics/naive/census.ts';
import { leader } from '../../test/statistics/naive/leader.ts';
import { macro } from '../../test/statistics/naive/macro.ts';
import type { Naive } from '../../test/statistics/naive/naive.ts';
import { request } from '../../test/statistics/naive/request.ts';
import { analyst, ephesian } from '../../test/statistics/naive/staff.ts';
import { readRawRows, seenBy, type RawRows, type Told } from '../../test/statistics/rawRows.ts';
import { insertStatisticsWorld } from '../../test/statistics/statisticsWorld.ts';

const NAIVE: Record<StatisticName, Naive> = {
  macro,
  request,
  analyst,
  ephesian,
  leader,
  influence,
  home,
  department,
  pastoralCare,
  church,
  region,
};

const ROLES = {
  admin: 'administrator',
  manager: 'manager',
  supervisor: 'supervisor',
  ephesian: 'ephesian',
  ephesian2: 'ephesian',
} as const satisfies Record<string, ShippedRole>;
type Who = keyof typeof ROLES;

let portal: TestServer;
let raw: RawRows;
const callers = {} as Record<Who, Caller>;
const people = {} as Record<Who | 'analyst' | 'analyst2', number>;

beforeAll(async () => {
  portal = await buildTestServer();
  for (const who of Object.keys(ROLES) as Who[]) callers[who] = await portal.staff(who);
  for (const who of [...(Object.keys(ROLES) as Who[]), 'analyst', 'analyst2'] as const)
    people[who] = await staffId(portal, who);
  await insertStatisticsWorld(portal, 90);
  raw = await readRawRows(portal);
});
afterAll(() => portal.close());

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
const asked = fc.record(
  {
    period: fc.oneof(
      fc.constantFrom('2024', '2025', '2026', '2025-Q1', '2025-Q3', '2026-Q1', '2024-02', '2025-06', '2026-03', '2030'),
      fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 200 })).map(([ago, length]) => {
        const day = (back: number) => new Date(Date.UTC(2026, 2, 20) - back * 86_400_000).toISOString().slice(0, 10);
        return `${day(ago + length)}..${day(ago)}`;
      }),
    ),
    country: some(['MX', 'PE', 'CO', 'SE', 'US']),
    ephesian: fc.constant(null).chain(() => some(['none', String(people.ephesian), String(people.ephesian2)])),
    analyst: fc.constant(null).chain(() => some(['none', String(people.analyst), String(people.analyst2)])),
    classification: some(['NONE', 'BELOW', '1', '2', '9']),
  },
  { requiredKeys: ['period'] },
);

/** Tenths of days are rounded by both, which may differ in the last place. */
const NEAR = 0.0501;
const isNear = (one: number | null | undefined, other: number | null | undefined): boolean =>
  one === other ||
  (typeof one === 'number' &&
    typeof other === 'number' &&
    Math.abs(one - other) <= (Number.isInteger(other) ? 1e-9 : NEAR));
const wholes = (unit: string) => unit !== 'days';

function differences(
  name: StatisticName,
  told: StatisticReply,
  naive: { figures: Record<string, Record<string, number | null>>; tables: Record<string, Told> },
) {
  const statistic: Statistic = STATISTICS[name];
  const found: string[] = [];
  const compare = (where: string, unit: string, one: number | null | undefined, other: number | null | undefined) => {
    const same = wholes(unit)
      ? one === other || (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) < 1e-9)
      : isNear(one, other);
    if (!same) found.push(`${where}: told ${one}, naively ${other}`);
  };
  for (const [key, { unit }] of Object.entries(statistic.figures)) {
    for (const which of ['now', 'before', 'year'] as const) {
      compare(`${key} ${which}`, unit, told.figures[key]?.[which], naive.figures[which]?.[key]);
    }
  }
  for (const [table, { series }] of Object.entries(statistic.tables)) {
    const rows = Object.fromEntries((told.tables[table] ?? []).map(({ key, values }) => [key, values]));
    const units = Object.values(series);
    for (const key of new Set([...Object.keys(rows), ...Object.keys(naive.tables[table] ?? {})])) {
      for (const [place, unit] of units.entries()) {
        compare(`${table} ${key} ${place}`, unit, rows[key]?.[place], naive.tables[table]?.[key]?.[place]);
      }
    }
  }
  return found;
}

/** In the whole run two thousand of each, in portions that none of the limits of a test cuts off; in the quick run one. */
const { numRuns } = cases(2000);
const PORTION = 100;
const PORTIONS = Array.from({ length: Math.ceil(numRuns / PORTION) }, (_, place) => place + 1);

test.each(STATISTIC_NAMES.flatMap((name) => PORTIONS.map((portion) => [name, portion] as const)))(
  '%s tells any role by any filters what a naive program counts, portion %i',
  async (name) => {
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...(Object.keys(ROLES) as Who[])), asked, async (who, { period, ...all }) => {
        const known: readonly string[] = STATISTICS[name].filters;
        const filters = Object.fromEntries(Object.entries(all).filter(([key]) => known.includes(key)));
        const query = new URLSearchParams({
          period,
          ...Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, value.join(',')])),
        });
        const { data } = await callers[who].get<StatisticReply>(
          `/api/business/statistics/${STATISTICS[name].path}?${query.toString()}`,
        );
        const reach = reachOf({ userId: people[who], permissions: new Set(SHIPPED_ROLES[ROLES[who]]) });
        const seen = seenBy(raw, reach, filters);
        const { now, before, year } = data.period;
        const { figures, tables } = NAIVE[name];
        const naive = {
          figures: { now: figures(seen, now), before: figures(seen, before), year: figures(seen, year) },
          tables: tables(seen, now),
        };
        expect(differences(name, data, naive)).toEqual([]);
        counted += Object.values(naive.figures.now).reduce<number>((sum, value) => sum + (value ?? 0), 0);
      }),
      { numRuns: Math.min(numRuns, PORTION), verbose: 1 },
    );
    // Filters that leave nothing would prove nothing.
    expect(counted).toBeGreaterThan(50);
  },
);
