import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const PATH = '/api/business/merging';
async function insertChurch(): Promise<number> {
  const { church_id } = await readApplication(portal, await insertApplication(portal, { status: 'SENT' }));
  return Number(church_id);
}
const preview = async (kept: number, gone: number) =>
  (await admin.send('POST', `${PATH}/preview`, { noun: 'churches', kept, gone })).data;
async function merge(kept: number, gone: number): Promise<number> {
  const versions = { keptVersion: 1, goneVersion: 1 };
  return (await admin.send('POST', PATH, { noun: 'churches', kept, gone, taken: [], ...versions })).data.id;
}
const undo = (id: number) => admin.send('POST', `${PATH}/${id}/undo`, {});

interface Facts {
  quarter: 1 | 2 | 3 | 4;
  started?: boolean;
  sent?: boolean;
}
const CENSUSES = [1, 2, 3, 4].map((quarter) => ({
  id: 20_200 + quarter,
  year: 2020,
  quarter,
  sending: `2020-0${2 * quarter}-01`,
  deadline: `2020-0${2 * quarter}-20`,
  created_at: new Date(`2020-0${2 * quarter}-01T12:00:00Z`),
  completed_at: null,
}));
const give = (church: number, reports: readonly Facts[]) =>
  portal.database.transaction(async (db) => {
    await db
      .insertInto('census')
      .values(CENSUSES)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = reports.map(({ quarter, started = false, sent = false }) => ({
      census_id: 20_200 + quarter,
      church_id: church,
      church_name: 'Casa',
      country: 'MX',
      deadline: `2020-0${2 * quarter}-20`,
      started_at: started || sent ? new Date('2020-01-02') : null,
      sent_at: sent ? new Date('2020-01-03') : null,
    }));
    const made = await db.insertInto('census_report').values(rows).returning('id').execute();
    return made.map(({ id }) => id);
  });
const reportsOf = async (church: number) => {
  const rows = await portal.database.read((db) =>
    db.selectFrom('census_report').select('id').where('church_id', '=', church).orderBy('census_id').execute(),
  );
  return rows.map(({ id }) => id);
};

test('reports go along and come back; of two of a quarter the received one stays, else the draft, else that of the kept church', async () => {
  const [kept, gone] = [await insertChurch(), await insertChurch()];
  const ours = await give(kept, [{ quarter: 1, sent: true }, { quarter: 2 }, { quarter: 3, started: true }]);
  const theirs = await give(gone, [
    { quarter: 1, sent: true },
    { quarter: 2, started: true },
    { quarter: 3, sent: true },
    { quarter: 4 },
  ]);
  expect((await preview(kept, gone)).moves).toMatchObject({ reports: 4 });
  const merging = await merge(kept, gone);
  expect(await reportsOf(kept)).toEqual([ours[0], theirs[1], theirs[2], theirs[3]]);
  expect(await reportsOf(gone)).toEqual([theirs[0], ours[1], ours[2]]);
  const told = (await admin.get(`/api/business/report/church/${kept}`)).data.reports;
  expect(told.map(({ state }: { state: string }) => state)).toEqual(['EXPIRED', 'SEND', 'EXPIRED', 'SEND']);
  expect((await undo(merging)).codes).toEqual([]);
  expect([await reportsOf(kept), await reportsOf(gone)]).toEqual([ours, theirs]);
});

test('a report that came since stays with the church that was kept', async () => {
  const [kept, gone] = [await insertChurch(), await insertChurch()];
  const [theirs] = await give(gone, [{ quarter: 1 }]);
  const merging = await merge(kept, gone);
  const [since] = await give(kept, [{ quarter: 2 }]);
  expect(await reportsOf(kept)).toEqual([theirs, since]);
  await undo(merging);
  expect([await reportsOf(kept), await reportsOf(gone)]).toEqual([[since], [theirs]]);
});
