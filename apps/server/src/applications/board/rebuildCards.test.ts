import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId } from '../../../test/factories.ts';
import { rebuildCards } from './rebuildCards.ts';
import { APPLICATION_CHANNEL } from '../saveApplication.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('a changed name stands on every card that carries it, and open boards hear of it', async () => {
  const id = await staffId(portal, 'ephesian');
  const first = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian' });
  // More than are made anew in one transaction.
  const { rows } = await portal.database.transaction((db) =>
    sql<{ id: number }>`
      insert into application (client_account_id, status, ephesian_id, version)
      select client_account_id, status, ephesian_id, version from application, generate_series(1, 55)
      where application.id = ${first} returning application.id`.execute(db),
  );
  const carried = [first, ...rows.map((row) => row.id)];
  const other = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian2' });
  const heard: number[] = [];
  const stop = await portal.database.listen(APPLICATION_CHANNEL, (payload) => heard.push(JSON.parse(payload).id));
  const admin = await portal.staff('admin');
  const { roles, ...user } = (await admin.get(`/api/business/user/${id}`)).data;
  const form = { ...user, name: 'Isaac', roles: roles.map((role: { id: number }) => role.id) };
  expect((await admin.send('PUT', `/api/business/user/${id}`, form)).status).toBe(200);
  await portal.drain([rebuildCards.name]);
  for (const application of [first, carried.at(-1) ?? 0]) {
    const { card, version } = await readApplication(portal, application);
    expect(JSON.parse(card ?? '').assignment.ephesian).toEqual({ id, name: 'Isaac Quiñones' });
    expect(version).toBe(2);
  }
  expect(JSON.parse((await readApplication(portal, other)).card ?? '').assignment.ephesian.name).toBe(
    'Rebecca Adeyemi',
  );
  await expect.poll(() => carried.filter((application) => !heard.includes(application))).toEqual([]);
  await stop();
});
