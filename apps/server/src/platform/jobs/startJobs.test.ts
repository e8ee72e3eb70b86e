import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { noFiles } from '../../../test/noFiles.ts';
import { quietLog } from '../../../test/quietLog.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database/testDatabase.ts';
import { readSettings } from '../settings.ts';
import { listDeadLetters, retryDeadLetter } from './deadLetters.ts';
import { defineJob } from './defineJob.ts';
import { enqueue } from './enqueue.ts';
import { startJobs, type Jobs } from './startJobs.ts';

const settings = readSettings({});
const JOBS = ['test.visit', 'test.fold'];
const ran: number[] = [];
let broken = false;
let onRun: (id: number) => void = () => {};

const schema = z.object({ id: z.number() });
const visit = defineJob({
  name: 'test.visit',
  schema,
  retryLimit: 1,
  async work({ database }, { id }) {
    // A job opens transactions of its own.
    await database.transaction(async () => {
      if (broken) throw new Error('out of order');
      ran.push(id);
    });
    onRun(id);
  },
});
let meeting = Promise.withResolvers<void>();
let present = 0;
/** Three of them wait for each other. */
const meet = defineJob({
  name: 'test.meet',
  schema,
  atOnce: 3,
  async work() {
    present += 1;
    if (present === 3) meeting.resolve();
    await meeting.promise;
  },
});
const fold = defineJob({
  name: 'test.fold',
  schema,
  onePerKey: true,
  async work(_, { id }) {
    if (broken) throw new Error('out of order');
    ran.push(id);
  },
});

let opened: TestDatabase;
let jobs: Jobs;

beforeAll(async () => {
  opened = await openTestDatabase();
  jobs = await startJobs(opened.database, [visit, fold, meet], {
    files: noFiles,
    settings,
    log: quietLog,
    work: false,
  });
});

beforeEach(async () => {
  await opened.emptyTables();
  ran.length = 0;
  broken = false;
});

afterAll(async () => {
  await jobs.stop();
  await opened.close();
});

const hourLater = (): Date => new Date(Date.now() + 3_600_000);

test('runs a job after the commit of the transaction that left it, and none of one that was rolled back', async () => {
  const { database } = opened;
  const rolledBack = database.transaction(async (db) => {
    await enqueue(db, visit, { id: 1 });
    throw new Error('refused');
  });
  await expect(rolledBack).rejects.toThrow('refused');
  await database.transaction((db) => enqueue(db, visit, { id: 2 }));
  await jobs.drain();
  expect(ran).toEqual([2]);
});

test('waits until a job is due', async () => {
  await opened.database.transaction((db) =>
    enqueue(db, visit, { id: 3 }, { startAfter: new Date(Date.now() + 60_000) }),
  );
  await jobs.drain();
  expect(ran).toEqual([]);
  await jobs.drain(['test.fold'], { now: hourLater() });
  expect(ran).toEqual([]);
  await jobs.drain(['test.visit'], { now: hourLater() });
  expect(ran).toEqual([3]);
});

test('keeps one waiting job per key', async () => {
  await opened.database.transaction(async (db) => {
    await enqueue(db, fold, { id: 4 }, { singletonKey: 'a' });
    await enqueue(db, fold, { id: 5 }, { singletonKey: 'a' });
    await enqueue(db, fold, { id: 6 }, { singletonKey: 'b' });
  });
  await jobs.drain();
  expect(ran.toSorted()).toEqual([4, 6]);
});

test('tries a failed job again, then shows it as a dead letter that can be put back', async () => {
  const { database } = opened;
  broken = true;
  await database.transaction((db) => enqueue(db, visit, { id: 7 }));
  await expect(jobs.drain()).rejects.toThrow('out of order');
  expect(await database.read((db) => listDeadLetters(db, JOBS))).toEqual([]);
  await jobs.drain(undefined, { now: hourLater(), tolerateFailures: true });
  const [letter] = await database.read((db) => listDeadLetters(db, JOBS));
  expect(letter).toMatchObject({ job: 'test.visit', payload: { id: 7 }, reason: { message: 'out of order' } });

  broken = false;
  const retry = () => database.transaction((db) => retryDeadLetter(db, letter?.id ?? '', JOBS));
  expect(await database.transaction((db) => retryDeadLetter(db, letter?.id ?? '', ['test.fold']))).toBe(false);
  expect(await retry()).toBe(true);
  expect(await retry()).toBe(false);
  await jobs.drain();
  expect(ran).toEqual([7]);
  expect(await database.read((db) => listDeadLetters(db, JOBS))).toEqual([]);
});

test('a dead letter whose job waits again by now gives way to it, and is put back by no act that fails', async () => {
  const { database } = opened;
  broken = true;
  await database.transaction((db) => enqueue(db, fold, { id: 20 }, { singletonKey: 'c' }));
  await jobs.drain(undefined, { now: new Date(Date.now() + 86_400_000), tolerateFailures: true });
  broken = false;
  const letters = () => database.read((db) => listDeadLetters(db, JOBS));
  const id = (await letters())[0]?.id ?? '';
  const cut = database.transaction(async (db) => {
    await retryDeadLetter(db, id, JOBS);
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  expect(await letters()).toMatchObject([{ id, job: 'test.fold', tries: 6 }]);

  await database.transaction((db) => enqueue(db, fold, { id: 21 }, { singletonKey: 'c' }));
  expect(await database.transaction((db) => retryDeadLetter(db, id, JOBS))).toBe(true);
  expect(await letters()).toEqual([]);
  await jobs.drain();
  expect(ran).toEqual([21]);
});

test('refuses a payload that is not what the job reads', async () => {
  const sending = opened.database.transaction((db) => enqueue(db, visit, { id: 'eight' as unknown as number }));
  await expect(sending).rejects.toThrow('"expected": "number"');
});

test('works by itself when told to, and stops when the running job has ended', async () => {
  const { database } = opened;
  const seen = Promise.withResolvers<number>();
  onRun = seen.resolve;
  const working = await startJobs(database, [visit, fold, meet], { files: noFiles, settings, log: quietLog });
  await database.transaction((db) => enqueue(db, visit, { id: 9 }));
  expect(await seen.promise).toBe(9);
  await working.stop();
  await jobs.drain();
  expect(ran).toEqual([9]);
});

test('works on as many jobs of a queue at once as it allows, and on the others beside one that takes long', async () => {
  const { database } = opened;
  const leave = (id: number) => database.transaction((db) => enqueue(db, meet, { id }));
  for (const id of [10, 11, 12]) await leave(id);
  const working = await startJobs(database, [visit, fold, meet], { files: noFiles, settings, log: quietLog });
  await meeting.promise;

  // One after the other now: the first still runs when the second comes.
  meeting = Promise.withResolvers();
  present = 0;
  for (const id of [13, 14, 15]) {
    const before = present;
    await leave(id);
    await vi.waitUntil(() => present > before, { timeout: 60_000 });
  }
  await working.stop();
});
