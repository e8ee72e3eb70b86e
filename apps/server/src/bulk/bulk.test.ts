import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { anyOf } from '@portal/contract/endpoints.ts';
import { insertStaff } from '../../test/people/insertStaff.ts';
import { noFiles } from '../../test/noFiles.ts';
import { quietLog } from '../../test/quietLog.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database/testDatabase.ts';
import { writeShippedRoles } from '../access/shippedRoles.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { JobContext } from '../platform/jobs/defineJob.ts';
import { startJobs, type Jobs } from '../platform/jobs/startJobs.ts';
import { readSettings } from '../platform/settings.ts';
import { bulkContext, type StartedBy } from './bulkContext.ts';
import { bulkJobs } from './bulk.jobs.ts';
import { cancelBulkRun } from './cancelBulkRun.ts';
import { defineBulk, type BulkDefinition } from './defineBulk.ts';
import { finishRun } from './finishRun.ts';
import { getBulkRun } from './getBulkRun.ts';
import { resumeBulk } from './resumeBulk.ts';
import { startBulk } from './startBulk.ts';
import { TURN_MS, workOnRun } from './workOnRun.ts';

const around = { files: noFiles, settings: readSettings({}), log: quietLog };
const now = new Date('2026-03-10T15:00:00Z');

/** What a row does beyond its writes, by subject. */
let beside: (subjectId: number) => void | Promise<void>;
const ended: { done: number; refused: number }[] = [];

/** Writes a row that can be written once. */
const visit = defineBulk({
  kind: 'handOver',
  permission: anyOf('business.user.manage'),
  params: z.object({ round: z.int() }),
  async row({ db, actor }, { round }, subjectId) {
    const by = JSON.stringify({ by: actor.userId });
    await sql`insert into parameter (key, value) values (${`visit.${round}.${subjectId}`}, ${by}::jsonb)`.execute(db);
    await beside(subjectId);
  },
  finished: async (_context, _params, outcome) => void ended.push(outcome),
  describe: async () => new Map(),
});
const definitions = [visit] as unknown as readonly BulkDefinition[];

let opened: TestDatabase;
let jobs: Jobs;
let started: StartedBy;
let round = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  jobs = await startJobs(opened.database, bulkJobs(definitions), { ...around, work: false });
  await opened.database.transaction((db) => writeShippedRoles({ db, now: new Date() }));
});
beforeEach(async () => {
  // A turn lasts as long as a test needs, on a busy machine too.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  beside = () => {};
  ended.length = 0;
  round += 1;
  const { userId, roleId } = await opened.database.transaction((db) => insertStaff(db, 'administrator'));
  started = { actor_id: userId, role_id: roleId };
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await jobs.stop();
  await opened.close();
});

/** Somebody's act, in a transaction. */
const acting = <T>(act: (context: StaffContext) => Promise<T>): Promise<T> =>
  opened.database.transaction(async (db) => act((await bulkContext({ now, ...around }, db, started)) as StaffContext));

const subjects = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const start = (count: number) => acting((context) => startBulk(context, visit, { round }, subjects(count)));
const look = (id: number) => acting((context) => getBulkRun(context, { params: { id } }));
const cancel = (id: number) =>
  acting((context) => cancelBulkRun(context, { params: { id } } as Parameters<typeof cancelBulkRun>[1]));
/** All that is due in the next hours, so that what waits to be tried again is, each time. */
async function drain(): Promise<void> {
  for (const hours of [1, 2, 3]) await jobs.drain(undefined, { now: new Date(Date.now() + hours * 3_600_000) });
}

function jobContext(signal = new AbortController().signal): JobContext {
  const job = { id: 'worker', isLastTry: false };
  return { database: opened.database, now, mailer: undefined, job, signal, ...around };
}

/** One worker, until its turn ends or is cut off. */
const work = (run: number, signal?: AbortSignal): Promise<void> => workOnRun(jobContext(signal), definitions, run);

/** One worker whose process ends within the row of a subject. */
async function workUntil(run: number, subject: number): Promise<void> {
  const cut = new AbortController();
  beside = (subjectId) => void (subjectId === subject && cut.abort());
  await work(run, cut.signal);
  beside = () => {};
}

async function rows(run: number) {
  return opened.database.read((db) =>
    db
      .selectFrom('bulk_row')
      .select(['subject_id', 'state', 'problems'])
      .where('run_id', '=', run)
      .orderBy('position')
      .execute(),
  );
}

async function visited(): Promise<number[]> {
  const { rows: found } = await opened.database.read((db) =>
    sql<{ key: string }>`select key from parameter where key like ${`visit.${round}.%`}`.execute(db),
  );
  return found.map(({ key }) => Number(key.split('.')[2])).toSorted((one, other) => one - other);
}

test('does every row once, by two workers at once, and ends once', async () => {
  const begun: number[] = [];
  beside = (subjectId) => void begun.push(subjectId);
  const run = await start(60);
  expect(await look(run)).toMatchObject({ state: 'RUNNING', total: 60, done: 0, refused: 0, waiting: 60 });
  await Promise.all([work(run), work(run)]);
  expect(await look(run)).toMatchObject({ state: 'DONE', done: 60, refused: 0, waiting: 0 });
  expect(begun.toSorted((one, other) => one - other)).toEqual(subjects(60));
  expect(await visited()).toEqual(subjects(60));
  expect(ended).toEqual([{ done: 60, refused: 0 }]);
});

test('tells what a row was refused, takes its writes back and does the others', async () => {
  beside = (subjectId) => {
    if (subjectId === 2) throw refusal('assign.sameRole', { name: 'Irene' });
  };
  const run = await start(3);
  await drain();
  expect((await rows(run)).map(({ state, problems }) => [state, problems])).toEqual([
    ['DONE', []],
    ['REFUSED', [{ code: 'assign.sameRole', params: { name: 'Irene' } }]],
    ['DONE', []],
  ]);
  expect(await visited()).toEqual([1, 3]);
  expect(ended).toEqual([{ done: 2, refused: 1 }]);
});

test('does a row again that broke in the middle, once', async () => {
  let broken = 2;
  beside = (subjectId) => {
    if (subjectId === 2 && broken-- > 0) throw new Error('out of order');
  };
  const run = await start(3);
  await drain();
  expect(await look(run)).toMatchObject({ state: 'DONE', done: 3, refused: 0 });
  expect(await visited()).toEqual([1, 2, 3]);
});

test('gives up a row that always breaks as GE005, and goes on', async () => {
  beside = (subjectId) => {
    if (subjectId === 2) throw new Error('out of order');
  };
  const run = await start(3);
  await drain();
  expect(await look(run)).toMatchObject({ state: 'DONE', done: 2, refused: 1 });
  expect((await rows(run))[1]).toMatchObject({ state: 'REFUSED', problems: [{ code: 'GE005' }] });
});

test('does not end while a row waits, whoever is about to do it', async () => {
  const run = await start(2);
  await finishRun(jobContext(), definitions, run);
  expect(await look(run)).toMatchObject({ state: 'RUNNING', waiting: 2 });
  await drain();
});

test('is taken up by the next process where one was cut off', async () => {
  const run = await start(5);
  await workUntil(run, 3);
  expect(await look(run)).toMatchObject({ state: 'RUNNING', done: 3, waiting: 2 });
  await opened.database.transaction((db) => sql`delete from pgboss.job`.execute(db));
  await drain();
  expect(await look(run)).toMatchObject({ state: 'RUNNING', done: 3 });
  await resumeBulk(opened.database);
  await resumeBulk(opened.database);
  await drain();
  expect(await look(run)).toMatchObject({ state: 'DONE', done: 5 });
  expect(ended).toEqual([{ done: 5, refused: 0 }]);
});

test('hands on to another job when its turn is over', async () => {
  beside = (subjectId) => void (subjectId === 2 && vi.mocked(performance.now).mockReturnValue(TURN_MS));
  const run = await start(4);
  await work(run);
  expect(await look(run)).toMatchObject({ state: 'RUNNING', done: 2, waiting: 2 });
  await drain();
  expect(await look(run)).toMatchObject({ state: 'DONE', done: 4 });
});

test('stops before the next row when it is cancelled, and what is done stays', async () => {
  const reached = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  beside = (subjectId) => {
    if (subjectId !== 2) return undefined;
    reached.resolve();
    return going.promise;
  };
  // So many that the cancelling, which waits for its turn, comes before the last.
  const run = await start(200);
  const working = work(run);
  await reached.promise;
  const cancelling = cancel(run);
  going.resolve();
  await cancelling;
  const { done } = await look(run);
  await working;
  await drain();
  // The row that was being done when it was cancelled ended before; none was begun after.
  expect(await look(run)).toMatchObject({ state: 'CANCELLED', done, waiting: 200 - done });
  expect(done).toBeGreaterThanOrEqual(2);
  expect(await visited()).toEqual(subjects(done));
  expect(ended).toEqual([]);
});

test.each([
  ['the role was taken away', (db: Db) => db.deleteFrom('user_role').where('user_id', '=', started.actor_id).execute()],
  [
    'the account was deactivated',
    (db: Db) => db.updateTable('staff_user').set({ status: 'INACTIVE' }).where('id', '=', started.actor_id).execute(),
  ],
])('refuses the rest where in the middle %s', async (_what, loseRights) => {
  const run = await start(3);
  await workUntil(run, 1);
  await opened.database.transaction(async (db) => void (await loseRights(db)));
  await drain();
  expect((await rows(run)).map(({ state, problems }) => [state, problems])).toEqual([
    ['DONE', []],
    ['REFUSED', [{ code: 'GE004' }]],
    ['REFUSED', [{ code: 'GE004' }]],
  ]);
});

test('is not started without the right, and done at once where there is nothing to do', async () => {
  const run = await acting((context) => startBulk(context, visit, { round }, []));
  expect(await look(run)).toMatchObject({ state: 'DONE', total: 0 });
  expect(ended).toEqual([{ done: 0, refused: 0 }]);
  await opened.database.transaction((db) =>
    db.deleteFrom('user_role').where('user_id', '=', started.actor_id).execute(),
  );
  await expect(start(2)).rejects.toThrow('errorRole');
});
