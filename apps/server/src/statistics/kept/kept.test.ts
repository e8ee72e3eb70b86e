/** A kept answer is that of the rows of its moment, told to whoever reaches the same and to nobody else (product/statistics.md#kept). */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reachOf } from '@portal/domain/access/reach.ts';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { STATISTICS, STATISTIC_NAMES, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { MOST_ROWS } from '@portal/domain/statistics/statistic.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { cases } from '../../../test/cases.ts';
import { staffId } from '../../../test/factories.ts';
import { runJob } from '../../../test/runJob.ts';
import { insertStatisticsWorld } from '../../../test/statistics/statisticsWorld.ts';
import type { StaffActor } from '../../platform/http/context.ts';
import { noteErasure } from '../../platform/privacy/erasures.ts';
import { noteVisit } from '../../sessions/noteVisit.ts';
import { statisticReach } from '../../statisticReach.ts';
import { readStatistic, type Question } from '../readStatistic.ts';
import { KEEPING } from './keeping.ts';
import { keepStatistics } from './keepStatistics.ts';
import { tellStatistic } from './tellStatistic.ts';

const ROLES = {
  admin: 'administrator',
  supervisor: 'supervisor',
  ephesian: 'ephesian',
  ephesian2: 'ephesian',
} as const satisfies Record<string, ShippedRole>;
type Who = keyof typeof ROLES;
const WHO = Object.keys(ROLES) as Who[];

const HOUR_MS = 3_600_000;
let portal: TestServer;
const people = {} as Record<Who, number>;

beforeAll(async () => {
  portal = await buildTestServer();
  for (const who of WHO) people[who] = await staffId(portal, who);
  await insertStatisticsWorld(portal, 60);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.transaction((db) => db.deleteFrom('kept_statistic').execute()));

const actorOf = (who: Who) =>
  ({ userId: people[who], permissions: new Set(SHIPPED_ROLES[ROLES[who]]) }) as unknown as StaffActor;

interface Asked {
  name: StatisticName;
  question: Question;
}

/** As the endpoint tells it, where even the quickest answer counts as slow. */
const tell = (who: Who, asked: Asked, longestMs?: number) =>
  tellStatistic(
    { services: portal.services, actor: actorOf(who), now: portal.clock.now(), language: 'en' },
    statisticReach,
    asked,
    { slowMs: 0, ...(longestMs !== undefined && { longestMs }) },
  );

const readNow = (who: Who, { name, question }: Asked) =>
  portal.database.analyse((db) =>
    readStatistic({ db, reach: reachOf(actorOf(who)), now: portal.clock.now(), language: 'en' }, statisticReach, {
      name,
      question,
      mostRows: MOST_ROWS,
    }),
  );

const work = (slowMs?: number) => runJob(portal, keepStatistics(statisticReach, slowMs));

let changes = 0;
/** What is submitted now is in every figure that counts applications of now; others than the last time. */
const change = () => {
  changes += 1;
  return portal.database.transaction((db) =>
    sql`update application set submitted_at = ${portal.clock.now()}::timestamptz - interval '1 minute'
      where status <> 'UNFINISHED' and submitted_at < '2026-03-01' and (id + ${changes}) % 3 = 0`.execute(db),
  );
};

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
const asked = fc
  .record({
    name: fc.constantFrom(...STATISTIC_NAMES),
    period: fc.constantFrom(undefined, '2024', '2025-Q3', '2026-03', '2025-11-02..2026-03-08'),
    country: fc.option(some(['MX', 'PE', 'CO', 'SE', 'US']), { nil: undefined }),
    ephesian: fc.option(
      fc
        .constant(null)
        .chain(() => fc.subarray(['none' as const, people.ephesian, people.ephesian2], { minLength: 1 })),
      {
        nil: undefined,
      },
    ),
    classification: fc.option(some(['NONE', 'BELOW', '1', '2']), { nil: undefined }),
  })
  .map(({ name, ...all }): Asked => {
    const known: readonly string[] = ['period', ...STATISTICS[name].filters];
    return { name, question: Object.fromEntries(Object.entries(all).filter(([key]) => known.includes(key))) };
  });

test('what is kept is what the rows say, by any filters and for any role, and the job makes it so again', async () => {
  const questions: [Who, Asked][] = [];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...WHO), asked, async (who, one) => {
      await tell(who, one);
      const kept = await tell(who, one);
      expect(kept).toEqual({ ...(await readNow(who, one)), isKept: true });
      questions.push([who, one]);
    }),
    { ...cases(400), verbose: 1 },
  );
  portal.clock.advance(HOUR_MS);
  await change();
  await work();
  for (const [who, one] of questions) {
    const { askedAt: _, ...told } = await tell(who, one);
    const { askedAt: __, ...now } = await readNow(who, one);
    expect(told).toEqual({ ...now, isKept: true });
  }
});

const REQUEST: Asked = { name: 'request', question: { country: ['PE', 'MX'] } };

test('a kept answer is told with its moment until the job has worked it out anew', async () => {
  const first = await tell('admin', REQUEST);
  portal.clock.advance(HOUR_MS);
  await change();
  expect(await tell('admin', REQUEST)).toEqual({ ...first, isKept: true });
  await work();
  const later = await tell('admin', REQUEST);
  expect(new Date(later.askedAt).getTime()).toBeGreaterThanOrEqual(portal.clock.now().getTime());
  expect(later.figures['submitted']?.now).toBeGreaterThan(first.figures['submitted']?.now ?? 0);
});

test('it is told to whoever reaches the same, by the same filters in any order, and to nobody else', async () => {
  await tell('admin', REQUEST);
  const other = { name: 'request', question: { country: ['MX', 'PE'] } } as const;
  expect((await tell('admin', other)).isKept).toBe(true);
  await tell('ephesian', REQUEST);
  const [one, another] = [await tell('ephesian', REQUEST), await tell('ephesian2', REQUEST)];
  expect([one.isKept, another.isKept]).toEqual([true, false]);
  expect((await tell('admin', { name: 'request', question: { country: ['PE'] } })).isKept).toBe(false);
});

/** While somebody holds the table nobody reads it. */
async function whileHeld<T>(ask: () => Promise<T>): Promise<T> {
  const holder = new Client({ connectionString: portal.database.url });
  await holder.connect();
  try {
    await holder.query('begin; lock table application in access exclusive mode');
    return await ask();
  } finally {
    await holder.end();
  }
}

test('what takes too long is refused, and there once the job has worked it out; an old one is better than none for a day', async () => {
  const macro: Asked = { name: 'macro', question: { period: '2025' } };
  const tooLong = { codes: ['statistic.tooLong'] };
  await whileHeld(() => expect(tell('supervisor', macro, 50)).rejects.toMatchObject(tooLong));
  await portal.drain([KEEPING.name]);
  const kept = await tell('supervisor', macro);
  expect(kept.isKept).toBe(true);
  portal.clock.advance(3 * HOUR_MS);
  expect(await whileHeld(() => tell('supervisor', macro, 50))).toEqual(kept);
  expect((await tell('supervisor', { ...macro, question: { period: '2024' } })).isKept).toBe(false);
  portal.clock.advance(22 * HOUR_MS);
  await whileHeld(() => expect(tell('supervisor', macro, 50)).rejects.toMatchObject(tooLong));
});

test('an answer of a charge is told no more once something has left that charge', async () => {
  await tell('ephesian', REQUEST);
  await tell('admin', REQUEST);
  expect((await tell('ephesian', REQUEST)).isKept).toBe(true);
  await portal.database.transaction((db) =>
    sql`update application set ephesian_id = ${people.ephesian2}
      where id = (select min(id) from application where ephesian_id = ${people.ephesian})`.execute(db),
  );
  expect((await tell('ephesian', REQUEST)).isKept).toBe(false);
  expect((await tell('admin', REQUEST)).isKept).toBe(true);
});

test('whoever is erased is in no kept answer, nor in one that was being worked out meanwhile', async () => {
  await tell('admin', REQUEST);
  expect((await tell('admin', REQUEST)).isKept).toBe(true);
  const erased = { kind: 'draft', subject: 1, began: portal.clock.now() } as const;
  await portal.database.transaction((db) => noteErasure(db, erased, portal.clock.now()));
  const { rows } = await portal.database.read((db) =>
    sql`select from kept_statistic where answer is not null`.execute(db),
  );
  expect(rows).toHaveLength(0);
  portal.clock.advance(60_000);
  await tell('admin', REQUEST);
  expect((await tell('admin', REQUEST)).isKept).toBe(false);
  portal.clock.advance(HOUR_MS);
  await work();
  expect((await tell('admin', REQUEST)).isKept).toBe(true);
});

test('what nobody asks for any more goes', async () => {
  await tell('admin', REQUEST);
  portal.clock.advance(6 * 24 * HOUR_MS);
  await work();
  expect((await tell('admin', REQUEST)).isKept).toBe(true);
  portal.clock.advance(8 * 24 * HOUR_MS);
  await work();
  const { rows } = await portal.database.read((db) => sql`select from kept_statistic`.execute(db));
  expect(rows).toHaveLength(0);
});

/** They acted so long ago; they read in Spanish. */
const acted = (who: readonly Who[], agoMs: number) =>
  portal.database.transaction(async (db) => {
    await db.deleteFrom('staff_visit').execute();
    for (const one of who) await noteVisit(db, people[one], new Date(portal.clock.now().getTime() - agoMs));
  });

const isKept = async (who: Who, name: StatisticName) => {
  const { isKept: kept } = await tellStatistic(
    { services: portal.services, actor: actorOf(who), now: portal.clock.now(), language: 'es' },
    statisticReach,
    { name, question: {} },
    { slowMs: Infinity },
  );
  return kept;
};

test('what a statistic is opened with is kept before anybody asks, for whoever may read it and was here in the last seven days', async () => {
  await acted(['supervisor', 'ephesian'], 6 * 24 * HOUR_MS);
  await work(0);
  for (const name of STATISTIC_NAMES) {
    const may = (who: Who) => SHIPPED_ROLES[ROLES[who]].includes(STATISTICS[name].right);
    expect(await isKept('supervisor', name)).toBe(may('supervisor'));
    expect(await isKept('ephesian', name)).toBe(may('ephesian'));
    expect(await isKept('ephesian2', name)).toBe(false);
  }
});

test('nothing is kept before anybody asks of what is quick, nor for whoever was not here in seven days', async () => {
  await acted(['supervisor', 'ephesian'], HOUR_MS);
  await work(60_000);
  expect(await isKept('supervisor', 'macro')).toBe(false);
  await acted(['supervisor', 'ephesian'], 8 * 24 * HOUR_MS);
  await work(0);
  expect(await isKept('supervisor', 'macro')).toBe(false);
});
