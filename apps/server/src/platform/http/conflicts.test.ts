import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';

let portal: TestServer;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
  // What the database says of a deadlock, as often as a test wants it. A sequence counts on where a transaction is undone.
  const asDeadlock = sql`
    CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('remaining') > 0 THEN RAISE EXCEPTION 'ended for another' USING ERRCODE = 'deadlock_detected'; END IF;
      RETURN NULL;
    END $$`;
  await portal.database.transaction(async (db) => {
    await sql`CREATE SEQUENCE remaining INCREMENT -1 MINVALUE -1000000 MAXVALUE 100`.execute(db);
    await asDeadlock.execute(db);
    await sql`CREATE TRIGGER lose BEFORE UPDATE ON application EXECUTE FUNCTION lose()`.execute(db);
  });
});
afterAll(() => portal.close());

const lose = (times: number) =>
  portal.database.transaction((db) => sql`SELECT setval('remaining', ${times}, false)`.execute(db));

async function moved(id: number) {
  return portal.database.read((db) =>
    db
      .selectFrom('application')
      .innerJoin('history', 'history.subject_id', 'application.id')
      .select(['application.status', 'application.version'])
      .where('application.id', '=', id)
      .where('history.noun', '=', 'applications')
      .where('history.kind', '=', 'moved')
      .execute(),
  );
}

test('an act is done once where others ended it three times', async () => {
  await lose(0);
  const id = await insertApplication(portal, { status: 'APPROVED' });
  await lose(3);
  const { status } = await supervisor.send('POST', `/api/business/request/${id}/moves`, {
    from: 'APPROVED',
    to: 'SENT',
    version: 2,
  });
  expect(status).toBe(200);
  expect(await moved(id)).toEqual([{ status: 'SENT', version: 3 }]);
});

test('an act changes nothing where others ended it four times, and can be repeated under its key', async () => {
  await lose(0);
  const id = await insertApplication(portal, { status: 'APPROVED' });
  const move = { from: 'APPROVED', to: 'SENT', version: 2 };
  const ask = () =>
    supervisor.send('POST', `/api/business/request/${id}/moves`, move, { 'idempotency-key': 'the-same-key' });
  await lose(4);
  expect(await ask()).toMatchObject({ status: 409, body: { status: false, error: ['http.conflict'] } });
  expect(await moved(id)).toEqual([]);
  expect(await ask()).toMatchObject({ status: 200 });
  expect(await moved(id)).toEqual([{ status: 'SENT', version: 3 }]);
});
