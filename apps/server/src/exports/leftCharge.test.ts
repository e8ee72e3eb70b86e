/** A list that was taken out by a charge, once something in it may be somebody else's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId } from '../../test/factories.ts';
import { orderExport } from '../../test/listed/exportedFile.ts';
import { inRole } from '../../test/people/inRole.ts';

let portal: TestServer;
let admin: Caller;
let own: Pick<Caller, 'get' | 'send'>;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  own = await inRole(portal, 'ephesian', [...SHIPPED_ROLES.ephesian, 'business.request.export']);
});
afterAll(() => portal.close());

type Named = Parameters<typeof staffId>[1];

const takeOut = async (reader: typeof own) => (await orderExport(reader, { list: 'listApplications' })).data;
const opens = async (url: string) => (await portal.server.inject({ url })).statusCode === 200;
const assign = async (id: number, to: Named) =>
  (
    await admin.send('PUT', `/api/business/request/${id}/assignments/ephesian`, {
      userId: await staffId(portal, to),
      reassign: true,
      version: (await readApplication(portal, id)).version,
    })
  ).codes;
const insert = () => insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian' });
const give = async (person: number | null, from: Named | null, to: Named | null) =>
  (
    await admin.send('PUT', `/api/business/region/leader/${person}`, {
      from: from && (await staffId(portal, from)),
      assignee: to && (await staffId(portal, to)),
      takeOver: true,
      handOver: false,
    })
  ).codes;

test('opens until something leaves the charge, and not for what comes into it', async () => {
  const [id, another] = [
    await insert(),
    await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian2' }),
  ];
  const { file, id: made } = await takeOut(own);
  expect(await assign(another, 'ephesian')).toEqual([]);
  expect(await opens(file?.url ?? '')).toBe(true);
  expect(await assign(id, 'ephesian2')).toEqual([]);
  expect(await opens(file?.url ?? '')).toBe(false);
  expect((await own.get(`/api/business/exports/${made}`)).data).toMatchObject({ state: 'DONE', file: null });
  expect(await opens((await takeOut(own)).file?.url ?? '')).toBe(true);
});

test('opens no more once a leader is associated with another, by hand or again by the country', async () => {
  const { person_id: person } = await readApplication(portal, await insert());
  for (const [from, to] of [
    [null, 'ephesian'],
    ['ephesian', 'ephesian2'],
  ] as const) {
    const { file } = await takeOut(own);
    expect(await give(person, from, to)).toEqual([]);
    expect(await opens(file?.url ?? '')).toBe(from === null);
  }
});

test('stays open to whoever sees whole stages, whoever the cases go to', async () => {
  const id = await insert();
  const manager = await portal.staff('manager');
  const { file } = await takeOut(manager);
  expect(await assign(id, 'ephesian2')).toEqual([]);
  expect(await opens(file?.url ?? '')).toBe(true);
});
