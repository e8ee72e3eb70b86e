/** What holds for every statistic, whatever it counts. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatisticReply } from '@portal/contract/statistics/statistics.ts';
import { STATISTICS, STATISTIC_NAMES } from '@portal/domain/statistics/allStatistics.ts';
import { endpointOf } from '@portal/domain/statistics/endpointOf.ts';
import type { Statistic } from '@portal/domain/statistics/statistic.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertVaried } from '../../test/listed/variedApplications.ts';
import { staffId } from '../../test/factories.ts';
import { openExport, orderExport, readCsv } from '../../test/listed/exportedFile.ts';
import { withinTime } from './withinTime.ts';

let portal: TestServer;
const callers = {} as Record<'admin' | 'supervisor' | 'ephesian' | 'ephesian2' | 'analyst', Caller>;

beforeAll(async () => {
  portal = await buildTestServer();
  for (const who of ['admin', 'supervisor', 'ephesian', 'ephesian2', 'analyst'] as const)
    callers[who] = await portal.staff(who);
});
afterAll(() => portal.close());

const at = (path: string, query: Record<string, string> = {}) =>
  `/api/business/statistics/${path}?${new URLSearchParams(query).toString()}`;

describe.each(STATISTIC_NAMES)('%s', (name) => {
  const statistic: Statistic = STATISTICS[name];

  test('tells its figures and tables, with the periods they are of, where there is nothing at all', async () => {
    const { data } = await callers.admin.get(at(statistic.path));
    expect(data.period).toEqual({
      text: '2026',
      now: { from: '2026-01-01', until: '2026-03-10' },
      before: { from: '2025-01-01', until: '2025-03-10' },
      year: { from: '2025-01-01', until: '2025-03-10' },
    });
    expect(Object.keys(data.figures)).toEqual(Object.keys(statistic.figures));
    expect(Object.keys(data.tables).toSorted()).toEqual(Object.keys(statistic.tables).toSorted());
  });

  test('refuses a wrong period and too many countries at their fields', async () => {
    for (const period of ['1900', '9999', '2026-03-31..2026-03-30', '2026-13', '']) {
      const { status, body } = await callers.admin.get(at(statistic.path, { period }));
      expect([period, status]).toEqual([period, 400]);
      expect(Object.keys(body.data.fields ?? {})).toEqual(['period']);
      if (period === '1900') expect(body.data.fields.period.code).toBe('field.period');
    }
    const country = Array.from({ length: 200 }, () => 'PE').join(',');
    const many = await callers.admin.get(at(statistic.path, { country }));
    expect([many.status, Object.keys(many.body.data.fields ?? {})]).toEqual([400, ['country']]);
  });

  test('opens by its right alone', async () => {
    expect(await callers.analyst.get(at(statistic.path))).toMatchObject({ status: 403, codes: ['GE004'] });
    expect((await callers.supervisor.get(at(statistic.path))).status).toBe(200);
  });
});

/**
 * Of reports the region is that of the day on which they went out, and a church that changed hands since is in the reach of who
 * has it now: what is told of them is tried by truth.test.ts.
 */
const OF_REPORTS: readonly string[] = ['influence', 'home', 'department', 'pastoralCare', 'ephesian', 'church'];

describe('an Ephesian', () => {
  beforeAll(() => insertVaried(portal, 60));

  test.each(STATISTIC_NAMES.filter((name) => !OF_REPORTS.includes(name)))(
    'who asks for the region of another in %s is told nothing of it',
    async (name) => {
      const ephesian = String(await staffId(portal, 'ephesian2'));
      const found = async (caller: Caller) => {
        const { data } = await caller.get<StatisticReply>(at(STATISTICS[name].path, { ephesian }));
        return Object.values(data.tables).flatMap((rows) => rows.flatMap(({ values }) => values.map(Number)));
      };
      expect(Math.max(0, ...(await found(callers.ephesian)))).toBe(0);
      expect(Math.max(0, ...(await found(callers.admin)))).toBeGreaterThan(0);
    },
  );
});

test.each(STATISTIC_NAMES)('%s is taken out with every figure and every row, in both languages', async (name) => {
  const query = { period: '2026-Q1' };
  const { data } = await callers.admin.get<StatisticReply>(at(STATISTICS[name].path, query));
  const count =
    Object.keys(data.figures).length +
    Object.values(data.tables).reduce((sum, rows) => sum + rows.flatMap(({ values }) => values).length, 0);
  for (const language of ['en', 'es'] as const) {
    const { data: file } = await orderExport(callers.admin, { list: endpointOf(name), query, language });
    const [titles, ...lines] = readCsv(await openExport(portal, file));
    expect(titles).toHaveLength(8);
    expect(lines).toHaveLength(count);
    const figures = Object.values(data.figures).map(({ now }) => (now === null ? '' : String(now)));
    expect(lines.slice(0, figures.length).map((line) => line[4])).toEqual(figures);
    // No key stands where words belong.
    expect(lines.flat().filter((cell) => /^(figure|table|series|unit)\./.test(cell))).toEqual([]);
  }
});

test('what takes too long is refused, and others go on', async () => {
  const slow = portal.database.analyse((db) => withinTime(db, () => sql`select pg_sleep(5)`.execute(db), 50));
  await expect(slow).rejects.toMatchObject({ codes: ['statistic.tooLong'] });
  expect((await callers.admin.get(at('macro'))).status).toBe(200);
});
