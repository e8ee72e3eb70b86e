import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachOf } from '@portal/domain/access/reach.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import { getMyRegion, listChurches } from './care/myRegion.ts';
import { thisReport } from './getChurchReport.ts';
import { listOwnReports } from './getOwnReport.ts';
import { countParts, countQuarter, countQuarters } from './satisfaction/countReports.ts';
import { reportReach } from './satisfaction/reportReach.ts';
import { ofEphesian } from './satisfaction/getSatisfactionReport.ts';
import { listComments } from './satisfaction/listComments.ts';
import { listReportChurches } from './churches/listReportChurches.ts';
import { readRates } from './chasing/getReportRates.ts';
import { readMeans, readOwn } from './statistics/getReportStatistics.ts';
import { selectPast, selectReports } from './reportRow.ts';
import { toRemind } from './remindOfReports.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const as = (db: Db, role: 'administrator' | 'ephesian') =>
  ({ db, now: new Date(), actor: { userId: 7, permissions: new Set(SHIPPED_ROLES[role]) } }) as unknown as StaffContext;
const aReport = async () => {
  const { rows } = await database.read((db) =>
    sql<{ church: number; census: number }>`
      select church_id as church, census_id as census from census_report
      where church_id in (select church_id from application where status = 'SENT' and deleted_at is null)
      order by census_id desc limit 1`.execute(db),
  );
  return rows[0] ?? { church: 0, census: 0 };
};

test('churches are read in the order of their names with their newest report, those of an Ephesian by the region', async () => {
  const of = (role: 'administrator' | 'ephesian', query: object = {}) =>
    plansOf(database, (db) => listReportChurches(as(db, role), { query: { sort: 'name', ...query } })).then(pageOf);
  const all = await of('administrator');
  expect(indexesIn(all)).toEqual(expect.arrayContaining(['church_by_name', 'census_report_church_id_census_id_key']));
  expect(indexesIn(await of('ephesian'))).toContain('region_person_ephesian');
  const desk = await of('administrator', { sort: 'waiting', step: ['REMIND', 'CALL'], contact: 'never' });
  expect(indexesIn(desk)).toEqual(
    expect.arrayContaining(['census_report_church_id_census_id_key', 'history_subject', 'application_church']),
  );
  const silent = await of('administrator', { silence: '1', state: ['EXPIRED'] });
  expect(indexesIn(silent)).toContain('census_report_church_id_census_id_key');
});

test('a report and those before it are found by the church', async () => {
  const { church, census } = await aReport();
  const one = await plansOf(database, async (db) => {
    await selectReports(db, thisReport(as(db, 'administrator'), { church, census }));
    await selectPast(db, { church_id: church, census_id: census });
  });
  expect(indexesIn(one)).toEqual(expect.arrayContaining([expect.stringMatching(/^census_report_/)]));
  expect(one).not.toContain('Seq Scan on census_report');
});

test('a client’s reports are found by the applications, and what is to be reminded of by the deadline', async () => {
  const own = await plansOf(database, (db) =>
    listOwnReports({ db, now: new Date(), actor: { accountId: 9 } } as unknown as ClientContext),
  );
  expect(indexesIn(own)).toEqual(
    expect.arrayContaining(['application_client', 'census_report_church_id_census_id_key']),
  );
  expect(indexesIn(await plansOf(database, (db) => toRemind(db, '2026-01-01')))).toContain('census_report_owed');
});

test('the figures of a church and of its region are read by their indexes', async () => {
  const { church, census } = await aReport();
  const plan = await plansOf(database, async (db) => {
    await readOwn(db, church);
    await readMeans(db, { ephesian_id: 7, reported_country: null }, [census, census - 1]);
  });
  expect(indexesIn(plan)).toContain('census_report_church_id_census_id_key');
  expect(plan).not.toContain('Seq Scan on census_report');
});

test('the totals of a quarter and of its year are counted by the quarter', async () => {
  const { census } = await aReport();
  for (const role of ['administrator', 'ephesian'] as const) {
    const { actor } = as(database as never, role);
    for (const narrowed of [sql`true`, sql`country = 'C7'`, ofEphesian(7)]) {
      const counted = {
        of: 'vision' as const,
        today: '2026-01-01',
        fits: sql`${reportReach(reachOf(actor))} and ${narrowed}`,
      };
      const plan = await plansOf(database, async (db) => {
        await countQuarters(db, census, counted);
        await countParts(db, census, counted);
        await countQuarter(db, census, counted);
      });
      expect(indexesIn(plan)).toEqual(expect.arrayContaining([expect.stringMatching(/^census_report_/)]));
      expect(plan).not.toContain('Seq Scan on census_report');
    }
  }
  const behind = await plansOf(database, (db) =>
    listReportChurches(as(db, 'administrator'), {
      query: { sort: 'name', census, state: ['SEND'], vision: 'SATISFIED' },
    }),
  ).then(pageOf);
  expect(behind).not.toContain('Seq Scan on census_report');
});

test('comments are read in the order written, and found by their words', async () => {
  for (const report of ['vision', 'care'] as const) {
    const of = (query: object) =>
      plansOf(database, (db) =>
        listComments(report)(as(db, 'administrator'), { query: { sort: 'written', ...query } }),
      ).then(pageOf);
    expect(indexesIn(await of({}))).toContain(`census_report_${report}_written`);
    expect(indexesIn(await of({ search: 'zarzamora' }))).toContain(`census_report_${report}_words`);
  }
});

test('the churches of a region are read in the order of their names, each with its reports by the church', async () => {
  const of = (role: 'administrator' | 'ephesian', query: object = {}) =>
    plansOf(database, (db) => listChurches(as(db, role), { query: { sort: 'name', ...query } })).then(pageOf);
  expect(indexesIn(await of('administrator'))).toEqual(
    expect.arrayContaining(['church_by_name', 'census_report_church_id_census_id_key']),
  );
  expect(indexesIn(await of('ephesian'))).toContain('region_person_ephesian');
  const found = await of('administrator', { search: 'a87ff679a2f3e71d9181a67b7542122c' });
  expect(indexesIn(found)).toEqual(expect.arrayContaining(['church_words', 'person_search']));
  const figures = await plansOf(database, (db) => getMyRegion(as(db, 'ephesian')));
  expect(figures).not.toContain('Seq Scan on census_report');
});

test('the rates of a region’s last quarters are read by an index', async () => {
  const { actor } = as({} as Db, 'ephesian');
  const plan = await plansOf(database, (db) => readRates(db, { reach: reachOf(actor), today: '2026-01-01' }));
  // That of the quarters, or where the region is small that of its churches.
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([expect.stringMatching(/^census_report_/)]));
  expect(plan).not.toContain('Seq Scan on census_report');
});
