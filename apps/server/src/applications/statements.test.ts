import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { statementsOf } from '../../test/database/countStatements.ts';
import { insertApplication, staffId } from '../../test/factories.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

/** The session is remembered for five seconds of the portal's clock. */
const forgetSessions = () => portal.clock.advance(5001);

test('who calls is recognised by one statement, and by none within the next five seconds', async () => {
  const ask = () => manager.get('/api/business/request/status');
  forgetSessions();
  const first = await statementsOf(ask);
  expect(first.filter((text) => text.includes('session'))).toHaveLength(1);
  expect(first).toHaveLength(2);
  expect(await statementsOf(ask)).toHaveLength(1);
});

test('a card takes at most three statements after the session’s', async () => {
  const id = await insertApplication(portal, { status: 'REJECTED' });
  await manager.get('/api/business/request/status');
  const sent = await statementsOf(async () => {
    expect((await manager.get(`/api/business/request/${id}`)).status).toBe(200);
  });
  expect(sent.length).toBeLessThanOrEqual(3);
});

test('a move takes at most six statements, one that assigns on the way too; three more write the mail that it sends', async () => {
  await manager.get('/api/business/request/status');
  const analyst = await staffId(portal, 'analyst');
  for (const [from, to, assignee, most] of [
    ['ANALYSIS', 'COMPLETE_ANALYSIS', undefined, 6],
    ['PAID', 'ANALYSIS', analyst, 6],
    ['INTERVIEW_SUCCESS', 'APPROVED', undefined, 9],
  ] as const) {
    const id = await insertApplication(portal, {
      status: from,
      interview: 'ACCEPTED',
      analyst: from === 'PAID' ? null : 'analyst',
    });
    const sent = await statementsOf(async () => {
      const body = { from, to, version: 2, ...(assignee && { assignee }) };
      const moved = await manager.send('POST', `/api/business/request/${id}/moves`, body);
      expect([moved.status, moved.codes]).toEqual([200, []]);
    });
    expect(sent.length).toBeLessThanOrEqual(most);
  }
});
