import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Binned } from '@portal/contract/applications/bin.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { newApplicant, submitted } from '../../../test/people/applicants.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { runJob } from '../../../test/runJob.ts';
import { fileOwners } from '../../fileOwners.ts';
import { emptyBin } from './emptyBin.ts';

const DAY_MS = 86_400_000;
let portal: TestServer;
let manager: Caller;
let supervisor: Caller;

const signIn = async () => {
  manager = await portal.staff('manager');
  supervisor = await portal.staff('supervisor');
};
beforeAll(async () => {
  // With a mail server: without one no mail waits. None is sent here, and nothing answers there.
  portal = await buildTestServer({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Portal <portal@example.org>' });
  await signIn();
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const version = async (id: number) => (await readApplication(portal, id)).version;
const remove = async (id: number, caller = manager) =>
  caller.send('POST', `${at(id)}/deletions`, { reason: 'Sent twice', version: await version(id) });
const restore = async (id: number, caller: Pick<Caller, 'send'> = manager) =>
  caller.send('POST', `${at(id)}/restorations`, { version: await version(id) });
const bin = async (query = '', caller: Pick<Caller, 'get'> = manager): Promise<Binned[]> =>
  (await caller.get(`/api/business/bin${query}`)).data.data;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const column = async (status: string) => (await manager.get(`/api/business/request/status/${status}`)).data;
const emptied = () => runJob(portal, emptyBin(fileOwners));

test('what is deleted is gone from board, counts and reading, and comes back where it was', async () => {
  const [older, id, newer] = await Promise.all(
    [3, 2, 1].map((hours) =>
      insertApplication(portal, {
        status: 'ANALYSIS',
        analyst: 'analyst',
        enteredAt: new Date(portal.clock.now().getTime() - hours * 3_600_000),
      }),
    ),
  );
  if (!older || !id || !newer) throw new Error('They were inserted.');
  const before = await column('ANALYSIS');
  expect((await remove(id)).codes).toEqual([]);
  const without = await column('ANALYSIS');
  expect(without.totalBD).toBe(before.totalBD - 1);
  expect(idsOf(without.data)).toEqual(idsOf(before.data).filter((each) => each !== id));
  expect((await supervisor.get(at(id))).codes).toEqual(['application.deleted']);
  expect((await (await portal.staff('analyst2')).get(at(id))).codes).toEqual(['http.notFound']);
  const [row] = await bin();
  expect(row).toMatchObject({ id, reason: 'Sent twice', daysLeft: 30, leaving: false, status: 'ANALYSIS' });
  expect((await restore(id)).data).toMatchObject({ id, status: 'ANALYSIS' });
  const after = await column('ANALYSIS');
  expect([after.totalBD, idsOf(after.data)]).toEqual([before.totalBD, idsOf(before.data)]);
  expect(await bin()).toEqual([]);
  expect((await historyOf(portal, 'applications', id)).map(({ kind }) => kind).slice(-2)).toEqual([
    'deleted',
    'restored',
  ]);
});

test('whoever may look into the bin reads it there, and nobody does anything with it but restore and erase', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  await remove(id);
  const { data } = await manager.get(at(id));
  expect(data.deletion).toMatchObject({ reason: 'Sent twice' });
  const open = Object.entries(data.may).flatMap(([act, may]) => (may ? [act] : []));
  // What the manager reads besides, and restoring; nothing that changes it.
  expect(open.filter((act) => !act.startsWith('see'))).toEqual(['restore']);
  expect((await manager.get(`${at(id)}/notes/NOTE`)).status).toBe(200);
  const acts: [string, object][] = [
    ['moves', { from: 'ANALYSIS', to: 'REJECTED', version: 3, deactivation: { type: 'OTHER', reason: 'x' } }],
    ['notes/NOTE', { title: 'x', description: 'x', mentions: [] }],
    ['messages', { text: 'x' }],
    ['deletions', { reason: 'again', version: 3 }],
  ];
  for (const [path, body] of acts) {
    expect([path, (await manager.send('POST', `${at(id)}/${path}`, body)).codes]).toEqual([
      path,
      ['application.deleted'],
    ]);
    expect((await supervisor.send('POST', `${at(id)}/${path}`, body)).codes).not.toEqual([]);
  }
  expect((await restore(id)).codes).toEqual([]);
  expect((await restore(id)).codes).toEqual(['application.notDeleted']);
});

test('asks the right, and shows nobody what would be out of their reach', async () => {
  const mine = await insertApplication(portal, { status: 'ANALYSIS', ephesian: 'ephesian' });
  const others = await insertApplication(portal, { status: 'ANALYSIS', ephesian: 'ephesian2' });
  expect((await remove(mine, supervisor)).codes).toEqual(['GE004']);
  await remove(mine);
  await remove(others);
  expect((await supervisor.get('/api/business/bin')).codes).toEqual(['GE004']);
  const ephesian = await inRole(portal, 'ephesian', ['business.request.delete']);
  const seen = idsOf(await bin('', ephesian));
  expect(seen).not.toContain(others);
  expect((await restore(others, ephesian)).status).toBe(404);
});

test('two who delete at once, and the same press twice, delete once', async () => {
  const id = await insertApplication(portal, { status: 'PAID' });
  const body = { reason: 'Sent twice', version: await version(id) };
  const answers = await Promise.all([1, 2].map(() => manager.send('POST', `${at(id)}/deletions`, body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const key = { 'idempotency-key': 'restore-once-and-again' };
  const back = { version: await version(id) };
  for (let press = 0; press < 2; press += 1)
    expect((await manager.send('POST', `${at(id)}/restorations`, back, key)).status).toBe(200);
  expect((await historyOf(portal, 'applications', id)).map(({ kind }) => kind)).toEqual([
    'submitted',
    'deleted',
    'restored',
  ]);
});

test('many are restored at once, each told by itself', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => insertApplication(portal, { status: 'PAID' })));
  for (const id of ids) await remove(id);
  await restore(ids[0] ?? 0);
  const { runId } = (await manager.send('POST', '/api/business/bin/restorations', { applications: ids })).data;
  await portal.drain(['bulk.work']);
  expect((await manager.get(`/api/business/bulk/${runId}`)).data).toMatchObject({ state: 'DONE', done: 2, refused: 1 });
  expect((await manager.send('POST', '/api/business/bin/restorations', {})).codes).toEqual(['field.required']);
});

test('the applicant sees it no more, and mails that waited are taken back', async () => {
  const client = await newApplicant(portal, 'binned@example.org', 'en');
  const id = await submitted(client);
  await remove(id);
  expect((await client.get('/api/client/request')).data).toEqual([]);
  const mails = await portal.database.read((db) =>
    db.selectFrom('mail').select('state').where('application_id', '=', id).execute(),
  );
  expect(mails).toEqual([{ state: 'WITHDRAWN' }]);
  await restore(id);
  expect(idsOf((await client.get('/api/client/request')).data)).toEqual([id]);
});

test('the bin says so a week before, and after 30 days it is erased, also when the job comes late; what was restored stays', async () => {
  const [late, back] = await Promise.all([1, 2].map(() => insertApplication(portal, { status: 'PAID' })));
  if (!late || !back) throw new Error('They were inserted.');
  await remove(late);
  await remove(back);
  portal.clock.advance(22 * DAY_MS);
  await signIn();
  expect(await bin('?left=leaving')).toEqual([]);
  portal.clock.advance(DAY_MS);
  await signIn();
  expect((await bin('?left=leaving')).find(({ id }) => id === late)).toMatchObject({ daysLeft: 7, leaving: true });
  await restore(back);
  portal.clock.advance(7 * DAY_MS - 1);
  await emptied();
  expect((await readApplication(portal, late)).deleted_at).not.toBeNull();
  portal.clock.advance(90 * DAY_MS);
  await emptied();
  await emptied();
  await expect(readApplication(portal, late)).rejects.toThrow();
  expect((await readApplication(portal, back)).deleted_at).toBeNull();
  expect((await historyOf(portal, 'applications', late)).filter(({ kind }) => kind === 'removed')).toHaveLength(1);
});
