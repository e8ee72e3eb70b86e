import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { orderExport } from '../../test/listed/exportedFile.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { resumeExports } from './making/resumeExports.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('the file of one that was stopped while it was made again is not found, by no address from before either', async () => {
  await insertClient(portal);
  const manager = await portal.staff('manager');
  const { id, file } = (await orderExport(manager, { list: 'listClients', columns: ['email'] })).data;
  const opened = () => portal.server.inject({ url: file?.url ?? '' });
  expect((await opened()).statusCode).toBe(200);
  // As the next start finds one that was cut off behind its last row.
  await portal.database.transaction((db) =>
    db.updateTable('export').set({ state: 'RUNNING' }).where('id', '=', id).execute(),
  );
  const { data } = await manager.send('POST', `/api/business/exports/${id}/cancellations`);
  expect(data).toMatchObject({ state: 'CANCELLED', file: null, keptUntil: null });
  const refused = await opened();
  expect([refused.statusCode, refused.json().error]).toEqual([404, ['http.notFound']]);
  await resumeExports(portal.database);
  await portal.drain(['exports.make']);
  expect((await opened()).statusCode).toBe(404);
  expect((await manager.get(`/api/business/exports/${id}`)).data).toMatchObject({ state: 'CANCELLED', file: null });
});
