import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegionChurch, RegionFigures } from '@portal/contract/census/myRegion.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertCensuses } from '../../../test/database/censusRows.ts';
import { insertEvents } from '../../../test/database/eventRows.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { newYorkDate } from '../../platform/clock.ts';

interface Kept {
  census_id: number;
  church_id: number;
  deadline: string;
  sent: boolean;
  care_satisfaction: string | null;
  visits: number | null;
}

let portal: TestServer;
let one: Caller;
let other: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  [one, other] = [await portal.staff('ephesian'), await portal.staff('ephesian2')];
});
afterAll(() => portal.close());

const PATH = '/api/business/pastoral-care';
const churchesOf = async (caller: Caller, query = ''): Promise<RegionChurch[]> =>
  (await caller.get(`${PATH}/church${query}`)).data.data;
const insert = async (facts: Partial<ApplicationFacts>) => {
  const id = await insertApplication(portal, { status: 'SENT', ephesian: 'ephesian', ...facts });
  return { id, church: (await readApplication(portal, id)).church_id };
};

test('shows the churches of the own region and nothing of another’s, whoever has the application', async () => {
  const mine = await insert({ country: 'MX', churchName: 'Casa Uno' });
  const theirs = await insert({ country: 'BR', churchName: 'Casa Dos' });
  const [seen, seenByOther] = [await churchesOf(one), await churchesOf(other)];
  expect(seen.find(({ id }) => id === mine.church)).toMatchObject({
    name: 'Casa Uno',
    country: 'MX',
    application: { id: mine.id, stage: 'SENT' },
    licence: null,
  });
  expect(seen.some(({ id }) => id === theirs.church)).toBe(false);
  expect(seenByOther.some(({ id }) => id === mine.church)).toBe(false);
  // Its application is still with the one before: that it has one is all that may be told.
  expect(seenByOther.find(({ id }) => id === theirs.church)).toMatchObject({ name: 'Casa Dos', application: null });
  expect(await churchesOf(other, '?stage=SENT')).toEqual([]);
  expect((await churchesOf(one, '?search=dos')).length).toBe(0);
  expect((await churchesOf(other, '?search=dos')).map(({ id }) => id)).toEqual([theirs.church]);
});

test('the map counts the churches of the region, the bars the applications that are seen', async () => {
  await insert({ country: 'MX', status: 'INTERVIEW' });
  await insert({ country: 'MX', status: 'UNFINISHED' });
  await insert({ country: 'MX', deleted: true });
  const { countries, stages } = (await one.get(`${PATH}/region`)).data;
  const listed = (await one.get(`${PATH}/church?country=MX`)).data.total;
  expect(countries).toContainEqual({ country: 'MX', churches: listed, silent: 0 });
  expect(countries.map(({ country }: { country: string }) => country)).not.toContain('BR');
  expect(stages).toEqual([
    { stage: 'INTERVIEW', applications: 1 },
    { stage: 'SENT', applications: 2 },
  ]);
  expect((await (await portal.staff('analyst')).get(`${PATH}/region`)).codes).toEqual(['GE004']);
});

test('reporting, satisfaction and silence are those of the region’s churches, and each figure is that of its list', async () => {
  for (let i = 0; i < 9; i += 1) await insert({ country: i % 3 === 0 ? 'BR' : 'CO', churchName: `Casa CO ${i}` });
  const ephesian = await staffId(portal, 'ephesian');
  await portal.database.transaction((db) => insertCensuses(db, { ephesian, now: portal.clock.now() }));
  const totalOf = async (path: string): Promise<number> => (await one.get(path)).data.total;
  const { countries, reporting } = (await one.get(`${PATH}/region`)).data as RegionFigures;
  expect(countries.map(({ country }) => country)).not.toContain('BR');
  for (const { country, churches, silent } of countries) {
    expect(await totalOf(`${PATH}/church?country=${country}`)).toBe(churches);
    expect(await totalOf(`${PATH}/church?country=${country}&silent=yes`)).toBe(silent);
    expect(await totalOf(`${PATH}/church?country=${country}&silent=no`)).toBe(churches - silent);
  }
  expect(countries.some(({ silent }) => silent > 0)).toBe(true);
  const census = reporting?.census.id;
  const reports = `/api/business/report/church?census=${census}`;
  expect(await totalOf(reports)).toBe(reporting?.care.generated);
  expect(await totalOf(`${reports}&state=SEND`)).toBe(reporting?.care.received);
  expect(await totalOf(`${reports}&care=SATISFIED`)).toBe(reporting?.care.satisfied);
  expect(await totalOf(`${reports}&vision=SATISFIED`)).toBe(reporting?.vision.satisfied);

  // What a row tells, out of the reports themselves.
  const { rows } = await portal.database.read((db) =>
    sql<Kept>`
      select census_id, church_id, deadline::text, sent_at is not null as sent, care_satisfaction, visits
      from census_report order by census_id`.execute(db),
  );
  const today = newYorkDate(portal.clock.now());
  for (const church of await churchesOf(one)) {
    const own = rows.filter(({ church_id }) => church_id === church.id);
    const last = own.findLast(({ sent }) => sent);
    const missed = own.find(
      ({ census_id, sent, deadline }) => !sent && deadline < today && census_id > (last?.census_id ?? 0),
    );
    expect(church).toMatchObject({
      silentSince: missed?.deadline ?? null,
      care: last?.care_satisfaction ?? null,
      visits: last?.visits ?? null,
    });
    expect(church.report?.census.id).toBe(own.at(-1)?.census_id);
  }
});

test('attendance of the region is that of its churches, as the table of attendance sums it', async () => {
  await insert({ country: 'CO', churchName: 'Casa Tres' });
  await insert({ country: 'BR', churchName: 'Casa Cuatro' });
  const ephesian = await staffId(portal, 'ephesian');
  await portal.database.transaction((db) => insertEvents(db, ephesian));
  const { attendance } = (await one.get(`${PATH}/region`)).data as RegionFigures;
  const mine = (await churchesOf(one)).map(({ id }) => id);
  const { rows } = await portal.database.read((db) =>
    sql<{ year: number; people: number }>`
      select year, sum(total)::int as people from attendance where church_id = any(${mine}::bigint[])
      group by year order by year`.execute(db),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(attendance).toEqual(rows);
  const { years } = (await (await portal.staff('admin')).get('/api/business/event/attendance')).data;
  expect(years.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBeGreaterThan(
    attendance.reduce((sum, { people }) => sum + people, 0),
  );
});
