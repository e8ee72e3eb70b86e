import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import { MANY, openLargeDatabase } from '../../test/database/largeDatabase.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { listProblems } from './listProblems.ts';
import { reportProblem } from './reportProblem.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const list = (query: object) => (db: Db) =>
  listProblems(
    { db } as StaffContext,
    { query: { sort: '-created', show: 'open', ...query } } as Parameters<typeof listProblems>[1],
  );
const plansFor = (query: object) => plansOf(database, list(query));
/** As long ago as the reports of the middle. */
const after = `${(Date.now() - (MANY / 2) * 60_000) * 1000}_7`;
const WHOLE = /Seq Scan on (problem_report|staff_user)\b/;

test.each<[object, readonly string[]]>([
  [{}, ['problem_report_open', 'staff_user_pkey']],
  [{ sort: 'created', after }, ['problem_report_open']],
  [{ show: 'settled' }, ['problem_report_settled']],
  [{ show: 'settled', sort: 'created', after }, ['problem_report_settled']],
  [{ show: 'all', after }, ['problem_report_by_creation']],
  [{ search: '4f1a2' }, ['problem_report_search', 'staff_user_name_search', 'problem_report_reporter']],
  [{ search: '/requests/4711', show: 'all' }, ['problem_report_search', 'staff_user_name_search']],
])('the reports by %j, by the indexes %s', async (query, indexes) => {
  const page = pageOf(await plansFor(query));
  expect(indexesIn(page)).toEqual(expect.arrayContaining([...indexes]));
  expect(page).not.toMatch(WHOLE);
});

test('a late page is read by its index condition, without sorting', async () => {
  for (const query of [{ after }, { show: 'settled', after }, { show: 'all', sort: 'created', after }]) {
    const plan = await plansFor(query);
    expect(plan).toContain('Index Cond: (ROW(');
    expect(plan).not.toContain('Sort');
  }
});

test('how many a person has open from the last hour is asked by an index', async () => {
  const plan = await plansOf(database, (db) =>
    reportProblem(
      { db, actor: { userId: 7 }, now: new Date(), language: 'en' } as StaffContext,
      { body: {}, client: {} } as Parameters<typeof reportProblem>[1],
    ).catch((): undefined => undefined),
  );
  expect(plan).toContain('on problem_report');
  expect(plan).not.toMatch(WHOLE);
});
