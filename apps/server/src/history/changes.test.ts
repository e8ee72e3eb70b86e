import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../test/factories.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { inRole } from '../../test/people/inRole.ts';
import { inviteStaff } from '../../test/people/staffUsers.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const changes = async (query: string, caller: Pick<Caller, 'get'> = admin) =>
  (await caller.get(`/api/business/change?${query}`)).data;

test('tells of an edited user who did it, from which address, and every field before and after', async () => {
  const user = await inviteStaff(portal, admin, { name: 'Ximena', lastName: 'Buscada' });
  const present = (await admin.get(`/api/business/user/${user.id}`)).data;
  await admin.send('PUT', `/api/business/user/${user.id}`, {
    ...present,
    roles: present.roles.map(({ id }: { id: number }) => id),
    mobile: '5551234567',
    phoneCode: '52',
    country: 'CO',
  });
  const { data, total, people } = await changes('search=buscada ximena');
  expect(total).toBe(2);
  expect(data[0]).toMatchObject({
    noun: 'users',
    what: 'updated',
    by: 'Grace Whitfield',
    ip: '127.0.0.1',
    subject: { id: user.id, name: 'Ximena Buscada', there: true },
    detail: { changes: { country: { from: 'MX', to: 'CO' } } },
  });
  // What roles are called that a detail names by id.
  expect(Object.values(data[1].names)).toEqual(present.roles.map(({ name }: { name: string }) => name));
  expect(people.map(({ name }: { name: string }) => name)).toContain('Grace Whitfield');
});

test('a deleted role keeps its name, and there is no screen of it', async () => {
  const both = (text: string) => ({ en: text, es: text });
  const made = (
    await admin.send('POST', '/api/business/role', {
      name: both('Passing role'),
      description: both('Soon gone'),
      slug: null,
      active: true,
      needsSecondFactor: false,
      permissions: ['business.audit.show'],
    })
  ).data;
  await admin.send('DELETE', `/api/business/role/${made.id}`, { version: made.version });
  expect((await changes('search=passing&noun=access')).data).toMatchObject([
    { what: 'deleted', subject: { id: made.id, name: 'Passing role', there: false } },
    { what: 'created', detail: { permissions: ['business.audit.show'] } },
  ]);
});

test('who is kept to a charge is told of the clients in it alone; nobody without the right is told anything', async () => {
  const client = await insertClient(portal, { email: 'kept@example.org' });
  await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', client: client.id });
  await admin.send('PUT', `/api/business/client/${client.id}`, {
    ...(await admin.get(`/api/business/client/${client.id}`)).data,
    language: 'es',
  });
  const of = async (name: 'ephesian' | 'ephesian2') =>
    (await changes('noun=clients', await inRole(portal, name, [...SHIPPED_ROLES.ephesian, 'business.audit.show'])))
      .data;
  expect((await of('ephesian')).map((row: { subject: { id: number } }) => row.subject.id)).toContain(client.id);
  expect((await of('ephesian2')).map((row: { subject: { id: number } }) => row.subject.id)).not.toContain(client.id);
  expect((await (await portal.staff('manager')).get('/api/business/change')).codes).toEqual(['GE004']);
});

test('whoever did it is found, and what the portal did by itself', async () => {
  const id = await staffId(portal, 'admin');
  const byAdmin = (await changes(`by=${id}`)).data;
  expect(byAdmin.length).toBeGreaterThan(0);
  expect(byAdmin.every(({ by }: { by: string }) => by === 'Grace Whitfield')).toBe(true);
  expect((await changes('by=none&noun=access')).data).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ by: null, ip: null, what: 'created' })]),
  );
});

test('the region of an Ephesian who is removed is told as any other change of regions', async () => {
  const [leaving, heir] = [await staffId(portal, 'ephesian2'), await staffId(portal, 'ephesian')];
  const region = (await admin.get('/api/business/region')).data.countries as { country: string; ephesian: number }[];
  const countries = region.flatMap((each) => (each.ephesian === leaving ? each.country : [])).toSorted();
  expect(countries.length).toBeGreaterThan(0);
  const { version } = (await admin.get(`/api/business/user/${leaving}`)).data;
  await admin.send('POST', `/api/business/user/${leaving}/removal`, { version, heirs: { ephesian: heir } });
  expect((await changes('noun=regions')).data[0]).toMatchObject({
    what: 'given',
    by: 'Grace Whitfield',
    detail: { countries, assigneeFrom: leaving, assigneeTo: heir },
  });
});
