import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, type ApplicationFacts } from '../../test/factories.ts';
import { inRole } from '../../test/people/inRole.ts';
import { makeCards } from '../../test/listed/foundNaively.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

interface Found {
  applications: { id: number; name: string }[];
  churches: { id: number; name: string }[];
  leaders: { id: number; name: string; church: string | null }[];
  clients: { name: string; email: string }[];
  staff: { name: string; email: string }[];
}
const find = async (search: string, caller: Pick<Caller, 'get'> = manager): Promise<Found> =>
  (await caller.get(`/api/business/search?${new URLSearchParams({ search }).toString()}`)).data;
const ids = async (search: string, caller = manager) => (await find(search, caller)).applications.map(({ id }) => id);

async function applied(facts: Partial<ApplicationFacts>): Promise<number> {
  const id = await insertApplication(portal, { status: 'ANALYSIS', ...facts });
  await makeCards(portal);
  return id;
}

test('an application is found by parts of name, church, case number, address and telephone, and by a misspelt word', async () => {
  const id = await applied({ name: 'Zoraída', lastName: 'Buscadísima', churchName: 'Casa Ventanal' });
  const { caseNumber } = (await manager.get(`/api/business/request/${id}`)).data;
  for (const words of ['zoraida', 'BUSCADI', 'ventanal zora', caseNumber, 'zoarida', 'buscadisma casa']) {
    expect(await ids(words), words).toEqual([id]);
  }
  expect(await ids('zoraida nobody')).toEqual([]);
  expect((await find('zoraida')).applications).toEqual([
    {
      id,
      name: 'Zoraída Buscadísima',
      churchName: 'Casa Ventanal',
      country: expect.any(String),
      caseNumber,
      stage: 'ANALYSIS',
    },
  ]);
});

test('what begins so stands before what only has such a part, and that before what is misspelt; six at most', async () => {
  const misspelt = await applied({ name: 'Quirina' });
  const part = await applied({ name: 'Aquirino' });
  const begins = await applied({ name: 'Quirino' });
  expect(await ids('quirino')).toEqual([begins, part, misspelt]);
  for (let more = 0; more < 6; more += 1) await applied({ name: 'Quirino' });
  expect(await ids('quirino')).toHaveLength(6);
});

test('nobody finds what is out of reach or deleted, nor a church that only such an application has', async () => {
  const theirs = await applied({ name: 'Ulfrida', ephesian: 'ephesian', churchName: 'Iglesia Lejanía' });
  await applied({ name: 'Ulfrida', ephesian: 'ephesian2', country: 'JP', churchName: 'Iglesia Ajenísima' });
  await applied({ name: 'Ulfrida', ephesian: 'ephesian', churchName: 'Iglesia Borrada', deleted: true });
  const ephesian = await portal.staff('ephesian');
  expect(await ids('ulfrida', ephesian)).toEqual([theirs]);
  expect(await ids('ulfrida')).toHaveLength(2);
  const churches = async (search: string, caller: Caller) =>
    (await find(search, caller)).churches.map(({ name }) => name);
  expect(await churches('lejania', ephesian)).toEqual(['Iglesia Lejanía']);
  expect(await churches('lejnaia', ephesian)).toEqual(['Iglesia Lejanía']);
  expect(await churches('ajenisima', ephesian)).toEqual([]);
  expect(await churches('ajenisima', manager)).toEqual(['Iglesia Ajenísima']);
  expect(await churches('borrada', manager)).toEqual([]);
});

test('leaders are found with the church of their application in reach; what is found of churches and leaders has a page that opens', async () => {
  const id = await applied({
    name: 'Filomena',
    lastName: 'Peregrina',
    ephesian: 'ephesian',
    churchName: 'Casa Ribera',
  });
  await applied({
    name: 'Filomena',
    lastName: 'Forastera',
    ephesian: 'ephesian2',
    country: 'JP',
    churchName: 'Casa Ajena',
  });
  await applied({ name: 'Filomena', lastName: 'Borrada', ephesian: 'ephesian', deleted: true });
  const ephesian = await portal.staff('ephesian');
  const found = await find('filomena', ephesian);
  const { pastorId } = (await ephesian.get(`/api/business/request/${id}`)).data;
  expect(found.leaders).toEqual([
    { id: pastorId, name: 'Filomena Peregrina', church: 'Casa Ribera', country: expect.any(String) },
  ]);
  expect((await find('filomena')).leaders.map(({ church }) => church)).toEqual(['Casa Ajena', 'Casa Ribera']);
  const [church] = (await find('ribera', ephesian)).churches;
  for (const page of [`leader/${pastorId}`, `church/${church?.id}`])
    expect((await ephesian.get(`/api/business/${page}`)).status, page).toBe(200);
  const clerk = await inRole(portal, 'analyst', ['business.client.show']);
  expect(await find('filomena', clerk)).toMatchObject({ applications: [], churches: [], leaders: [] });
});

test('staff users and clients are found by name and address by whoever may see them', async () => {
  const admin = await portal.staff('admin');
  await applied({ name: 'Wenceslao', lastName: 'Clientísimo' });
  const { staff } = await find('ephesian2@portal.test', admin);
  expect(staff.map(({ email }) => email)).toEqual(['ephesian2@portal.test']);
  expect((await find(staff[0]?.name ?? '', admin)).staff).toEqual(staff);
  const client = (await admin.get('/api/business/client')).data.data[0];
  expect((await find(client.email, admin)).clients).toEqual([
    { id: client.id, name: client.name ?? '', email: client.email },
  ]);
  const analyst = await portal.staff('analyst');
  expect(await find('portal.test', analyst)).toMatchObject({ clients: [], staff: [] });
});

test('no words find nothing; signs that a search has a meaning for are only signs; 121 characters are refused', async () => {
  const nothing = { applications: [], churches: [], leaders: [], clients: [], staff: [] };
  expect(await find(' ')).toEqual(nothing);
  for (const words of ['%', '_', '\\', 'zz_%']) expect(await find(words), words).toEqual(nothing);
  const { status, body } = await manager.get(`/api/business/search?search=${'x'.repeat(121)}`);
  expect([status, Object.keys(body.data.fields)]).toEqual([400, ['search']]);
});
