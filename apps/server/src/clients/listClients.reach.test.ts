import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientAccount } from '@portal/contract/clients/clients.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { insertApplication } from '../../test/factories.ts';
import { inRole } from '../../test/people/inRole.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

type Query = Record<string, string>;
const list = (query: Query = {}, caller: Pick<Caller, 'get'> = admin) =>
  caller.get(`/api/business/client?${new URLSearchParams(query).toString()}`);
const found = async (query: Query, caller: Pick<Caller, 'get'> = admin): Promise<number[]> =>
  (await list(query, caller)).data.data.map(({ id }: ClientAccount) => id).toSorted((a: number, b: number) => a - b);

describe('the reach of the reader', () => {
  let own: number;
  let ofOthers: number;
  let mixed: number;
  let empty: number;
  let deleted: number;
  let reader: Pick<Caller, 'get' | 'send'>;

  beforeAll(async () => {
    const client = async (email: string) => (await insertClient(portal, { email: `${email}.reach@example.org` })).id;
    own = await client('own');
    ofOthers = await client('others');
    mixed = await client('mixed');
    empty = await client('empty');
    deleted = await client('deleted');
    await insertApplication(portal, { status: 'INTERVIEW', client: own, ephesian: 'ephesian' });
    await insertApplication(portal, { status: 'INTERVIEW', client: ofOthers, ephesian: 'ephesian2' });
    await insertApplication(portal, { status: 'SENT', client: mixed, ephesian: 'ephesian', churchName: 'Vieja' });
    await insertApplication(portal, { status: 'PAID', client: mixed, ephesian: 'ephesian2', churchName: 'Nueva' });
    await insertApplication(portal, { status: 'SENT', client: deleted, ephesian: 'ephesian', deleted: true });
    reader = await inRole(portal, 'ephesian', [
      ...SHIPPED_ROLES.ephesian,
      'business.client.show',
      'business.request.unfinished',
    ]);
  });
  const seen = (query: Query = {}) => found({ search: '.reach@', ...query }, reader);

  test('shows an Ephesian the clients of their own charge only, in list, count and detail', async () => {
    expect(await seen()).toEqual([own, mixed]);
    expect((await list({ search: '.reach@' }, reader)).data.total).toBe(2);
    for (const id of [ofOthers, empty, deleted, 999_999]) {
      expect(await reader.get(`/api/business/client/${id}`)).toMatchObject({ status: 404, codes: ['http.notFound'] });
    }
    expect((await reader.get(`/api/business/client/${own}`)).data).toMatchObject({ id: own });
  });

  test('shows of a client only what is in reach: stage, filters, search and applications', async () => {
    const { data } = await reader.get(`/api/business/client/${mixed}`);
    expect(data).toMatchObject({ application: { stage: 'SENT', churchName: 'Vieja' }, kind: 'LEADER' });
    expect(data.applications.map(({ stage }: { stage: string }) => stage)).toEqual(['SENT']);
    expect(await seen({ stage: 'SENT' })).toEqual([mixed]);
    expect(await seen({ stage: 'PAID' })).toEqual([]);
    expect(await seen({ stage: 'NONE' })).toEqual([]);
    expect(await found({ search: 'reach nueva' }, reader)).toEqual([]);
    expect(await found({ search: 'reach vieja' }, reader)).toEqual([mixed]);
    expect(await found({ search: 'reach nueva' })).toEqual([mixed]);
  });

  test('lets no cursor tell where somebody out of reach stands in the order', async () => {
    expect((await list({ sort: 'name', after: `_${own}`, search: '.reach@' }, reader)).data.data).toHaveLength(1);
    expect((await list({ sort: 'name', after: `_${ofOthers}`, search: '.reach@' }, reader)).data.data).toEqual([]);
  });

  test('of whoever sees every stage holds accounts without an application too', async () => {
    expect(await found({ search: '.reach@' })).toEqual([own, ofOthers, mixed, empty, deleted]);
    expect((await admin.get(`/api/business/client/${empty}`)).data).toMatchObject({
      application: null,
      applications: [],
    });
  });

  test('of a role with some stages holds their clients, and those whom no stage keeps', async () => {
    const sent = await inRole(portal, 'analyst', ['business.client.show', 'business.request.show.sent']);
    expect(await found({ search: '.reach@' }, sent)).toEqual([mixed, empty, deleted]);
    const draft = await insertClient(portal, { email: 'draft.reach@example.org' });
    await insertApplication(portal, { status: 'UNFINISHED', client: draft.id });
    expect(await found({ search: 'draft.reach@' }, sent)).toEqual([draft.id]);
    expect(await found({ search: 'draft.reach@' }, reader)).toEqual([]);
  });
});
