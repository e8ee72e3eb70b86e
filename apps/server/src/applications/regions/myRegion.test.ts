import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegionChurch } from '@portal/contract/churches/myRegion.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, type ApplicationFacts } from '../../../test/factories.ts';

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
  expect(countries).toContainEqual({ country: 'MX', churches: listed });
  expect(countries.map(({ country }: { country: string }) => country)).not.toContain('BR');
  expect(stages).toEqual([
    { stage: 'INTERVIEW', applications: 1 },
    { stage: 'SENT', applications: 2 },
  ]);
  expect((await (await portal.staff('analyst')).get(`${PATH}/region`)).codes).toEqual(['GE004']);
});
