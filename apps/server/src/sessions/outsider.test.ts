import { afterAll, beforeAll, expect, test } from 'vitest';
import { newApplicant, PASSWORD, registration } from '../../test/people/applicants.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { seenOutside } from '../../test/seenOutside.ts';
import { DEMO_PASSWORD } from '../demo/loadDemoPeople.ts';

const MINUTE = 60_000;
const UNKNOWN = 'unknown@portal.test';
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
  const staff = (name: string, change: { status?: 'PENDING' | 'INACTIVE'; password_hash?: null }) =>
    portal.database.transaction((db) =>
      db.updateTable('staff_user').set(change).where('email', '=', `${name}@portal.test`).execute(),
    );
  await staff('analyst2', { status: 'PENDING' });
  await staff('supervisor', { status: 'PENDING', password_hash: null });
  await staff('ephesian2', { status: 'INACTIVE' });
  await newApplicant(portal, 'active@portal.test');
  await newApplicant(portal, 'inactive@portal.test');
  await portal.database.transaction((db) =>
    db.updateTable('client_account').set({ status: 'INACTIVE' }).where('email', '=', 'inactive@portal.test').execute(),
  );
  await portal.anonymous.send('POST', '/api/client/account', registration('pending@portal.test'));
});
afterAll(() => portal.close());

const realms = [
  {
    realm: 'staff',
    path: '/api/auth/token',
    right: DEMO_PASSWORD,
    known: ['analyst', 'analyst2', 'supervisor', 'ephesian2'],
  },
  { realm: 'clients', path: '/api/client/token', right: PASSWORD, known: ['active', 'pending', 'inactive'] },
];

test.each(realms)(
  'sign-in of $realm shows an outsider the same for active, unconfirmed, disabled and unknown addresses',
  async ({ path, right, known }) => {
    const tryAll = async (password: string) => {
      const seen = async (username: string) =>
        seenOutside(await portal.anonymous.send('POST', path, { grant_type: 'password', username, password }));
      const unknown = await seen(UNKNOWN);
      for (const name of known) expect({ name, ...(await seen(`${name}@portal.test`)) }).toEqual({ name, ...unknown });
      return unknown.codes[0];
    };
    const told: unknown[] = [];
    for (let failure = 1; failure <= 5; failure += 1) told.push(await tryAll('Wrong2026!'));
    told.push(await tryAll(right));
    portal.clock.advance(15 * MINUTE - 1);
    told.push(await tryAll(right));
    portal.clock.advance(1);
    for (let failure = 1; failure <= 5; failure += 1) told.push(await tryAll('Wrong2026!'));
    const five = ['badCredentials', 'badCredentials', 'badCredentials', 'badCredentials', 'locked'];
    expect(told).toEqual([...five, 'locked', 'locked', ...five].map((code) => `login.${code}`));
  },
);

test('what a failure counts for staff locks no client of the same address', async () => {
  portal.clock.advance(16 * MINUTE);
  const signIn = (path: string, password: string) =>
    portal.anonymous.send('POST', path, { grant_type: 'password', username: 'active@portal.test', password });
  for (let failure = 1; failure <= 5; failure += 1) await signIn('/api/auth/token', 'Wrong2026!');
  expect((await signIn('/api/auth/token', PASSWORD)).codes).toEqual(['login.locked']);
  expect((await signIn('/api/client/token', PASSWORD)).status).toBe(200);
});
