import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../test/factories.ts';
import { runJob } from '../../test/runJob.ts';
import { issueLicences } from '../licences/issueLicences.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const MARRIED = { civil_status: 'MARRIED' };
const RAQUEL = { name: 'Raquel', last_name: 'Arango', birth_date: '1982-05-06', email: 'Raquel@example.org' };

/** An application whose form says so, in APPROVED; admitted once undo is over. */
async function admitted(leader: object, spouse: object, undoIsOver = true): Promise<number> {
  const id = await insertApplication(portal, { status: 'APPROVED' });
  await say(id, leader, spouse);
  if (undoIsOver) portal.clock.advance(10_000);
  await runJob(portal, issueLicences);
  return id;
}

const say = (id: number, leader: object, spouse: object) =>
  portal.database.transaction(async (db) => {
    await db.updateTable('application_leader').set(leader).where('application_id', '=', id).execute();
    await db
      .insertInto('application_spouse')
      .values({ application_id: id, ...spouse })
      .onConflict((on) => on.column('application_id').doUpdateSet(spouse))
      .execute();
  });

async function spouseOf(application: number) {
  const { person_id } = await readApplication(portal, application);
  return portal.database.read((db) =>
    db.selectFrom('person').selectAll().where('spouse_id', '=', person_id).executeTakeFirst(),
  );
}

test('a married leader’s spouse becomes a person linked with the leader once undo is over', async () => {
  expect(await spouseOf(await admitted(MARRIED, RAQUEL, false))).toBeUndefined();
  const id = await admitted(MARRIED, RAQUEL);
  const spouse = await spouseOf(id);
  expect(spouse).toMatchObject({ ...RAQUEL, email: 'raquel@example.org' });
  const { person_id } = await readApplication(portal, id);
  const leader = await portal.database.read((db) =>
    db.selectFrom('person').select('spouse_id').where('id', '=', person_id).executeTakeFirstOrThrow(),
  );
  expect(leader.spouse_id).toBe(spouse?.id);
});

test.each([
  ['single', { civil_status: 'SINGLE' }, RAQUEL],
  ['without a name', MARRIED, { name: null, last_name: null }],
])('nobody is linked with a leader who is %s', async (_what, leader, spouse) => {
  expect(await spouseOf(await admitted(leader, spouse))).toBeUndefined();
});

test('another spouse is another person; a name that was mended is the same', async () => {
  const id = await admitted(MARRIED, RAQUEL);
  const first = await spouseOf(id);
  const manager = await portal.staff('manager');
  const edit = async (values: object, was: object) => {
    const answer = await manager.send('PUT', `/api/business/request/${id}/form/spouse`, { values, was });
    expect(answer.codes).toEqual([]);
  };
  await edit({ name: 'Raquel Inés' }, { name: 'Raquel' });
  expect(await spouseOf(id)).toMatchObject({ id: first?.id, name: 'Raquel Inés' });
  await edit(
    { name: 'Paula', lastName: 'Quiroga', birthDate: '1990-01-02' },
    { name: 'Raquel Inés', lastName: 'Arango', birthDate: '1982-05-06' },
  );
  const second = await spouseOf(id);
  expect(second).toMatchObject({ name: 'Paula', birth_date: '1990-01-02' });
  expect(second?.id).not.toBe(first?.id);
});
