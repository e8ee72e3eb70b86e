import { afterAll, beforeAll, expect, test } from 'vitest';
import type { whoMayEndpoints } from '@portal/contract/applications/whoMay.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { inRole } from '../../../test/people/inRole.ts';

type WhoMay = ReplyOf<typeof whoMayEndpoints.listWhoMay>;
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const whoMay = async (caller: Pick<Caller, 'get'>, id: number): Promise<Map<string, Omit<WhoMay[number], 'act'>>> => {
  const rows: WhoMay = (await caller.get(`/api/business/request/${id}/who-may`)).data;
  return new Map(rows.map(({ act, ...row }) => [act, row]));
};

test('tells of each act that the role has no right to who has it: those in charge before others', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', supervisor: 'supervisor' });
  const told = await whoMay(await portal.staff('analyst'), id);
  expect(told.get('exoneratePayment')).toEqual({ roles: [], people: ['Noemí Castellanos'] });
  // What the role has a right to is not told of, whatever the rules say of it now.
  for (const act of ['move', 'askCorrection', 'interview', 'note']) expect(told.has(act)).toBe(false);

  const alone = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const people = (await whoMay(await portal.staff('analyst'), alone)).get('exoneratePayment')?.people;
  expect(people).toEqual(['Daniela Pizarro', 'Esteban Larrañaga']);
});

test('a right upon the own charge alone is told of those in charge, and of a role of one’s own', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const reader = await inRole(portal, 'analyst', ['business.request.show.analysis']);
  const move = (await whoMay(reader, id)).get('move');
  expect(move).toMatchObject({ roles: ['Analyst'] });
  const other = await inRole(portal, 'ephesian', ['business.request.show.analysis']);
  const name = (await portal.staff('analyst')).get('/api/business/user/me');
  const { data } = await name;
  expect((await whoMay(other, id)).get('move')).toEqual({ roles: [], people: [`${data.name} ${data.lastName}`] });
});

test('who was deactivated or removed is not named', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', supervisor: 'supervisor' });
  const analyst = await portal.staff('analyst');
  const supervisor = await staffId(portal, 'supervisor');
  const set = (status: 'ACTIVE' | 'INACTIVE') =>
    portal.database.transaction((db) =>
      db.updateTable('staff_user').set({ status }).where('id', '=', supervisor).execute(),
    );
  await set('INACTIVE');
  const { people } = (await whoMay(analyst, id)).get('exoneratePayment') ?? {};
  await set('ACTIVE');
  expect(people).not.toContain('Noemí Castellanos');
  expect(people?.length).toBeGreaterThan(0);
});

test('a card out of reach is not found', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const outsider = await portal.staff('analyst2');
  expect((await outsider.get(`/api/business/request/${id}/who-may`)).codes).toEqual(['http.notFound']);
});
