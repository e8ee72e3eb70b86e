import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { staffId } from '../../test/factories.ts';
import { newApplicant, submitted } from '../../test/people/applicants.ts';
import { expectStaysOfHistory } from '../../test/statistics/staysOfHistory.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('each stay in a stage is kept with who had the application when it came and when it left; what was taken back left nothing', async () => {
  const id = await submitted(await newApplicant(portal, 'stays@example.org'));
  const manager = await portal.staff('manager');
  const at = `/api/business/request/${id}`;
  const [analyst, analyst2] = [await staffId(portal, 'analyst'), await staffId(portal, 'analyst2')];
  let { version } = (await manager.get(at)).data;
  const act = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
    portal.clock.advance(1000);
    const { codes, body: reply } = await manager.send(method, `${at}${path}`, { ...body, version });
    expect(codes).toEqual([]);
    ({ version } = reply.data as { version: number });
  };
  await act('/external-payments', { method: 'CASH', reference: 'x', date: '2026-03-01', amount: 15_000 });
  await act('/moves', { from: 'PAID', to: 'ANALYSIS', assignee: analyst });
  await act('/assignments/analyst', { userId: analyst2, reassign: true }, 'PUT');
  await act('/moves', { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS' });
  await act('/moves/undo', {});
  await act('/moves', { from: 'ANALYSIS', to: 'REJECTED', deactivation: { type: 'OTHER', reason: 'x' } });
  expect(await expectStaysOfHistory(portal, id)).toEqual(['COMPLETE', 'PAID', 'ANALYSIS', 'REJECTED']);
  const { rows } = await portal.database.read((db) =>
    sql`select stage, analyst_id as came, last_analyst_id as left from application_stage where application_id = ${id} and stage = 'ANALYSIS'`.execute(
      db,
    ),
  );
  expect(rows).toEqual([{ stage: 'ANALYSIS', came: analyst, left: analyst2 }]);
});
