import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientDetail } from '@portal/contract/clients/clients.ts';
import {
  LEADER,
  mailTo,
  newApplicant,
  PASSWORD,
  registration,
  submitted,
  tokenIn,
} from '../../test/people/applicants.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';

const HOUR = 3_600_000;
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

/** The client's facts, read by whoever has just signed in: the clock moves by hours. */
async function find(email: string): Promise<ClientDetail> {
  const admin = await portal.staff('admin');
  const { data } = (await admin.get(`/api/business/client?search=${email}`)).data;
  return (await admin.get(`/api/business/client/${data[0].id}`)).data;
}
const now = () => portal.clock.now().toISOString();
const signIn = (email: string) => portal.client(email, PASSWORD);

test('the last activity is the creation, then each sign-in', async () => {
  await portal.anonymous.send('POST', '/api/client/account', registration('fresh@example.org'));
  const created = now();
  const token = tokenIn(await mailTo(portal, 'fresh@example.org'));
  portal.clock.advance(HOUR);
  await portal.anonymous.send('POST', '/api/client/account/confirm', { token });
  expect(await find('fresh@example.org')).toMatchObject({ lastActiveAt: created, lastSignInAt: null });
  await signIn('fresh@example.org');
  expect(await find('fresh@example.org')).toMatchObject({ lastActiveAt: now(), lastSignInAt: now() });
});

test('it is work on the form and on a correction, to the minute; looking is none', async () => {
  const email = 'works@example.org';
  await newApplicant(portal, email);
  const signedIn = now();
  portal.clock.advance(59_999);
  let client = await signIn(email);
  const second = now();
  await client.send('POST', '/api/client/request');
  expect((await find(email)).lastActiveAt).toBe(second);
  portal.clock.advance(60_000);
  await client.get('/api/client/request');
  expect((await find(email)).lastActiveAt).toBe(second);
  const { id } = (await client.get('/api/client/request')).data[0];
  await client.send('PUT', `/api/client/request/${id}/leader`, LEADER);
  expect(await find(email)).toMatchObject({ lastActiveAt: now(), name: 'Lucía Fernández-O’Brien' });
  expect((await find(email)).lastActiveAt).not.toBe(signedIn);

  const other = 'answers@example.org';
  client = await newApplicant(portal, other);
  const application = await submitted(client);
  const supervisor = await portal.staff('supervisor');
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ status: 'ANALYSIS' }).where('id', '=', application).execute(),
  );
  const { version } = (await supervisor.get(`/api/business/request/${application}`)).data;
  const asked = { corrections: [{ field: 'FORM_LEADER_NAME', message: 'Complételo.' }], version };
  await supervisor.send('POST', `/api/business/request/${application}/corrections`, asked);
  portal.clock.advance(HOUR / 12);
  const [correction] = (await client.get(`/api/client/request/${application}/corrections`)).data;
  expect((await find(other)).lastActiveAt).not.toBe(now());
  const answer = await client.send('PUT', `/api/client/request/${application}/corrections/${correction.id}`, {
    value: 'Ana',
  });
  expect(answer.status).toBe(200);
  expect(await find(other)).toMatchObject({ lastActiveAt: now(), name: 'Ana Fernández-O’Brien' });
});
