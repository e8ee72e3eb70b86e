import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientAccount } from '@portal/contract/clients/clients.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { insertApplication, staffId } from '../../test/factories.ts';

const MINUTE = 60_000;
let portal: TestServer;
let admin: Caller;

/** Long ago, so that whatever a test makes stands before them. */
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE);

beforeAll(async () => {
  portal = await buildTestServer();
  // Sixty without an application, in threes of one instant.
  for (let i = 0; i < 60; i += 1) {
    await insertClient(portal, {
      email: `many${String(i).padStart(2, '0')}@example.org`,
      status: i % 3 === 0 ? 'PENDING' : 'ACTIVE',
      createdAt: at(Math.floor(i / 3)),
      lastActiveAt: at(100 - Math.floor(i / 3)),
    });
  }
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

type Query = Record<string, string>;
const list = (query: Query = {}, caller: Pick<Caller, 'get'> = admin) =>
  caller.get(`/api/business/client?${new URLSearchParams(query).toString()}`);
const found = async (query: Query, caller: Pick<Caller, 'get'> = admin): Promise<number[]> =>
  (await list(query, caller)).data.data.map(({ id }: ClientAccount) => id).toSorted((a: number, b: number) => a - b);

async function walk(query: Query) {
  const clients: ClientAccount[] = [];
  const sizes: number[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { data } = await list({ ...query, ...(after && { after }) });
    clients.push(...data.data);
    sizes.push(data.data.length);
    expect(data.total).toBe(60);
    after = data.next;
  }
  return { clients, sizes };
}

test.each<[string, (client: ClientAccount) => string]>([
  ['lastActive', ({ lastActiveAt }) => lastActiveAt],
  ['-lastActive', ({ lastActiveAt }) => lastActiveAt],
  ['name', ({ email }) => email],
  ['-name', ({ email }) => email],
  ['created', ({ createdAt }) => createdAt],
  ['-created', ({ createdAt }) => createdAt],
])('pages of 25 in the order %s show every client once', async (sort, key) => {
  const { clients, sizes } = await walk({ sort, search: 'many' });
  expect(sizes).toEqual([25, 25, 10]);
  expect(new Set(clients.map(({ id }) => id)).size).toBe(60);
  const way = sort.startsWith('-') ? -1 : 1;
  expect(clients).toEqual(clients.toSorted((a, b) => way * (key(a).localeCompare(key(b)) || a.id - b.id)));
});

test('a client is called by the leader of the newest form, else by the address, and stands so in the order', async () => {
  const named = await insertClient(portal, { email: 'zz.order@example.org' });
  const unnamed = await insertClient(portal, { email: 'mm.order@example.org' });
  await insertApplication(portal, { status: 'REJECTED', client: named.id, name: 'Zoë', lastName: 'Peña' });
  expect(await (await list({ search: 'order@', sort: 'name' })).data.data.map(({ id }: ClientAccount) => id)).toEqual([
    unnamed.id,
    named.id,
  ]);
  await insertApplication(portal, { status: 'PAID', client: named.id, name: 'Ángela', lastName: 'Peña' });
  const { data } = (await list({ search: 'order@', sort: 'name' })).data;
  expect(data).toMatchObject([
    { id: named.id, name: 'Ángela Peña' },
    { id: unnamed.id, name: null },
  ]);
});

test('a client comes with the facts of the account and of the newest application', async () => {
  const ephesian = await staffId(portal, 'ephesian');
  const { id } = await insertClient(portal, { email: 'facts@example.org', language: 'es', createdAt: at(5) });
  await insertApplication(portal, { status: 'REJECTED', client: id });
  const application = await insertApplication(portal, { status: 'SENT', client: id, ephesian, country: 'CO' });
  const { data } = (await list({ search: 'facts@example.org' })).data;
  expect(data).toEqual([
    {
      id,
      email: 'facts@example.org',
      name: 'Lucía Arango',
      language: 'es',
      status: 'ACTIVE',
      kind: 'LEADER',
      createdAt: at(5).toISOString(),
      lastActiveAt: at(5).toISOString(),
      lastSignInAt: null,
      version: 1,
      application: {
        id: application,
        caseNumber: expect.stringMatching(/^2026-/),
        stage: 'SENT',
        formState: 'FORM_STATE_PASTORAL_FORM',
        churchName: 'Casa de Paz',
        country: 'CO',
        ephesian: { id: ephesian, name: expect.any(String) },
      },
    },
  ]);
});

describe('the filters', () => {
  let leader: number;
  let again: number;
  let draft: number;
  let none: number;
  let caseNumber: string;

  beforeAll(async () => {
    const client = async (email: string) => (await insertClient(portal, { email: `${email}.filter@example.org` })).id;
    leader = await client('leader');
    again = await client('again');
    draft = await client('draft');
    none = await client('none');
    const facts = { name: 'Noemí', lastName: 'Łukasz', churchName: 'Água Viva', country: 'BR' } as const;
    await insertApplication(portal, { ...facts, status: 'APPROVED', client: leader, ephesian: 'ephesian' });
    await insertApplication(portal, { status: 'APPROVED', client: again, country: 'AR', ephesian: 'ephesian' });
    await insertApplication(portal, { status: 'PAID', client: again, country: 'UY' });
    await insertApplication(portal, { status: 'UNFINISHED', client: draft, country: 'BO' });
    caseNumber = (await list({ search: 'leader.filter@' })).data.data[0].application.caseNumber;
  });
  const among = (query: Query) => found({ search: '.filter@', ...query });

  test('find by words of name, address, case number and church, without accents and capitals', async () => {
    for (const search of [
      'NOEMI',
      'lukasz noemí',
      'leader.filter',
      'agua viva',
      'viva lukasz',
      caseNumber.toUpperCase(),
    ]) {
      expect({ search, found: await found({ search }) }).toEqual({ search, found: [leader] });
    }
    for (const search of ['noemi nobody', '100%', '_', '\\']) expect(await found({ search })).toEqual([]);
  });

  test('find by the stage of the newest application, or by having none', async () => {
    expect(await among({ stage: 'APPROVED' })).toEqual([leader]);
    expect(await among({ stage: 'PAID' })).toEqual([again]);
    expect(await among({ stage: 'UNFINISHED' })).toEqual([draft]);
    expect(await among({ stage: 'NONE' })).toEqual([none]);
  });

  test('find by the country of its church and by its Ephesian', async () => {
    expect(await among({ country: 'BR' })).toEqual([leader]);
    expect(await among({ country: 'AR' })).toEqual([]);
    expect(await among({ country: 'BO' })).toEqual([draft]);
    expect(await among({ ephesian: String(await staffId(portal, 'ephesian')) })).toEqual([leader]);
    expect(await among({ ephesian: 'none' })).toEqual([again]);
  });

  test('find leaders, who have an application that was admitted, and applicants', async () => {
    expect(await among({ kind: 'LEADER' })).toEqual([leader, again]);
    expect(await among({ kind: 'APPLICANT' })).toEqual([draft, none]);
  });

  test('go together, and the total is of those they leave', async () => {
    const { data, total } = (await list({ search: 'filter', kind: 'LEADER', status: 'ACTIVE', stage: 'PAID' })).data;
    expect([data.map(({ id }: ClientAccount) => id), total]).toEqual([[again], 1]);
    expect(await among({ status: 'PENDING' })).toEqual([]);
    expect((await list({ status: 'GONE' })).body.data.fields).toEqual({ status: { code: 'field.choice' } });
  });
});

test.each([
  ['name', 'x'],
  ['name', 'Ana_5'],
  ['created', '_5'],
  ['-lastActive', "1'_5"],
  ['lastActive', '17000000000000000_5'],
])('in the order %s a cursor %s is refused', async (sort, after) => {
  const answer = await list({ sort, after });
  expect(answer).toMatchObject({ status: 400, codes: ['field.type'] });
  expect(answer.body.data.fields).toEqual({ after: { code: 'field.type' } });
});

test('who may see clients reads and changes nothing; others do not see them', async () => {
  const manager = await portal.staff('manager');
  const { id } = await insertClient(portal);
  expect((await list({}, manager)).status).toBe(200);
  expect((await manager.get(`/api/business/client/${id}`)).status).toBe(200);
  const change = { email: 'a@example.org', language: 'en', status: 'ACTIVE', version: 1 };
  expect((await manager.send('PUT', `/api/business/client/${id}`, change)).codes).toEqual(['GE004']);
  expect((await manager.send('POST', `/api/business/client/${id}/activation`)).codes).toEqual(['GE004']);
  const analyst = await portal.staff('analyst2');
  expect((await list({}, analyst)).codes).toEqual(['GE004']);
  expect((await analyst.get(`/api/business/client/${id}`)).codes).toEqual(['GE004']);
  expect((await analyst.get('/api/business/client/unfinished')).codes).toEqual(['GE004']);
});
