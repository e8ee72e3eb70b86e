/** Everybody learns at once: 5,000 leaders whose players say each 15 seconds how far they are, while a board is opened over and over. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Course } from '@portal/contract/courses/parts.ts';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { HEARTBEAT_MS } from '@portal/domain/courses/watching.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/loadDemoPeople.ts';
import { openServices } from '../../apps/server/src/openServices.ts';
import { readSettings } from '../../apps/server/src/platform/settings.ts';
import { startSession } from '../../apps/server/src/sessions/startSession.ts';
import { at, boards } from './boardsMeanwhile.ts';
import { Caller } from './caller.ts';
import { markdownTable } from './figuresTable.ts';
import type { PortalProcess } from './portalProcess.ts';
import { processorMs, treeMs } from './processorTime.ts';
import { peakAbove, residentOf } from './resident.ts';

const LEARNERS = 5_000;
const BEATS = 4;
const BOARDS = 100;
/** So long they take to begin, one after the other. */
const BEGINNING_MS = 30_000;
const LENGTH_SECONDS = 3_600;
const MB = 1024 * 1024;

interface Learner {
  caller: Caller;
  player: string;
  person: number;
  playedAt: number;
}

export async function learnerTable(
  databaseUrl: string,
  portal: PortalProcess,
  { dataDir, database }: { dataDir: string; database: number },
): Promise<string> {
  const staff = async (name: string) => {
    const caller = new Caller(portal.origin);
    await caller.signIn(`${name}@portal.test`, DEMO_PASSWORD);
    return caller;
  };
  const [admin, manager] = [await staff('admin'), await staff('manager')];
  const lesson = await publishLesson(admin);
  const learners = await admit(databaseUrl, { dataDir, origin: portal.origin });
  // So that both is compiled and cached as after a minute of work.
  await boards(manager, BOARDS / 2);
  await wait(5_000);
  await portal.loopDelay();
  const idle = residentOf(portal.pid);
  const alone = await boards(manager, BOARDS);
  const idleDelay = await portal.loopDelay();
  const peak = peakAbove(portal.pid, idle);
  await begin(learners, lesson);
  await portal.loopDelay();
  const spent = [processorMs(portal.pid), treeMs(database)] as const;
  const minute = beat(learners, lesson);
  const meanwhile: number[] = [];
  let isOver = false;
  void minute.finally(() => (isOver = true));
  while (!isOver) meanwhile.push(...(await boards(manager, 1)));
  const { times, refused, late } = await minute;
  const cost = [processorMs(portal.pid) - spent[0], treeMs(database) - spent[1]].map((ms) => ms / times.length);
  const busyDelay = await portal.loopDelay();
  const memory = peak();
  const wrong = await countedWrongly(databaseUrl, lesson, learners);
  [admin, manager, ...learners.map(({ caller }) => caller)].forEach((caller) => caller.close());
  const delayText = ({ p50, p99, max }: typeof busyDelay) => [p50, p99, max].map((ms) => ms.toFixed(1)).join(' / ');
  return markdownTable(
    ['', ''],
    [
      ['learners', String(learners.length)],
      ['heartbeats sent', String(times.length)],
      ['refused', String(refused)],
      ['views that differ from what was played by more than a heartbeat', String(wrong)],
      ['heartbeat, p50 / p95 / p99 ms', [0.5, 0.95, 0.99].map((part) => at(times, part).toFixed(1)).join(' / ')],
      ['processor of server / database a heartbeat, boards included, ms', cost.map((ms) => ms.toFixed(2)).join(' / ')],
      ['begun late by more than a second', String(late)],
      ['board alone, p50 ms', at(alone, 0.5).toFixed(1)],
      ['board meanwhile, p50 ms', at(meanwhile, 0.5).toFixed(1)],
      ['×', (at(meanwhile, 0.5) / at(alone, 0.5)).toFixed(2)],
      ['event loop of the server alone, p50 / p99 / most ms', delayText(idleDelay)],
      ['event loop of the server meanwhile, p50 / p99 / most ms', delayText(busyDelay)],
      ['memory of the server idle, MB', (idle / MB).toFixed(0)],
      ['peak above it, MB', (memory / MB).toFixed(0)],
    ],
  );
}

/** A course of one long lesson, by its id. */
async function publishLesson(admin: Caller): Promise<number> {
  const name = { en: `Rush ${randomUUID()}`, es: `Prueba ${randomUUID()}` };
  const description = { en: 'How many watch at once.', es: 'Cuántos ven a la vez.' };
  const post = async (path: string, body: unknown) =>
    (await admin.ask<{ data: Course }>('POST', `/api/business/${path}`, body)).data;
  const { id } = await post('course', { name, description });
  const section = (await post(`course/${id}/section`, { name })).sections[0]?.id;
  const made = await post(`course-section/${section}/lesson`, {
    name,
    description,
    video: { en: 'dQw4w9WgXcQ', es: '76979871' },
    length: { en: LENGTH_SECONDS, es: LENGTH_SECONDS },
    available: 80,
    disable: 95,
    graceHours: 24,
    required: true,
  });
  const lesson = made.sections[0]?.lessons[0]?.id ?? 0;
  for (const path of [`course-lesson/${lesson}`, `course-section/${section}`, `course/${id}`]) {
    await post(`${path}/switch`, { published: true });
  }
  return lesson;
}

/**
 * A session each, as after signing in, without the work of proving a password, and a connection each that stays open. Learners
 * are the persons of the newest application of an account.
 */
async function admit(
  databaseUrl: string,
  { dataDir, origin }: { dataDir: string; origin: string },
): Promise<Learner[]> {
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'test' });
  const services = await openServices(settings, { info() {}, warn() {}, error: console.error });
  try {
    return await services.database.transaction(async (db) => {
      const accounts = await db
        .selectFrom('application')
        .select(['client_account_id', 'person_id'])
        .distinctOn('person_id')
        .where('status', 'in', ADMITTED_STAGES)
        .where('deleted_at', 'is', null)
        .where('person_id', 'is not', null)
        .limit(LEARNERS)
        .execute();
      const learners: Learner[] = [];
      for (const { client_account_id: accountId, person_id: person } of accounts) {
        const arrival = { realm: 'client', accountId, remember: false, userAgent: 'bench', ip: '127.0.0.1' } as const;
        const { access_token } = await startSession({ db, now: services.clock.now(), services }, arrival);
        const caller = new Caller(origin, access_token);
        learners.push({ caller, player: randomUUID(), person: person ?? 0, playedAt: 0 });
      }
      return learners;
    });
  } finally {
    await services.database.close();
  }
}

const say = ({ caller, player }: Learner, lesson: number, said: { kind: string; number: number; position: number }) =>
  caller.send('POST', `/api/client/course-lesson/${lesson}/views`, { body: { language: 'en', player, ...said } });

async function begin(learners: readonly Learner[], lesson: number): Promise<void> {
  await inTurn(learners, BEGINNING_MS, async (learner) => {
    learner.playedAt = performance.now();
    const { status, body } = await say(learner, lesson, { kind: 'PLAY', number: 1, position: 0 });
    if (status !== 200) throw new Error(`A beginning was answered ${status}: ${body.toString().slice(0, 300)}`);
  });
}

/** A minute of heartbeats, each learner at its own moment of the fifteen seconds. */
async function beat(learners: readonly Learner[], lesson: number) {
  const times: number[] = [];
  let [refused, late] = [0, 0];
  const all = Array.from({ length: BEATS }, () => learners).flat();
  const sent = new Map<Learner, number>();
  late = await inTurn(all, BEATS * HEARTBEAT_MS, async (learner) => {
    const askedAt = performance.now();
    const number = (sent.get(learner) ?? 1) + 1;
    sent.set(learner, number);
    const position = (askedAt - learner.playedAt) / 1000;
    // A connection that was broken off is no answer either.
    const status = await say(learner, lesson, { kind: 'HEARTBEAT', number, position }).then(
      (reply) => reply.status,
      () => 0,
    );
    times.push(performance.now() - askedAt);
    if (status !== 200) refused += 1;
  });
  return { times, refused, late };
}

/** Evenly over that time, whether the one before was answered or not; answers how many began late by more than a second. */
async function inTurn<Item>(items: readonly Item[], overMs: number, act: (item: Item) => Promise<void>) {
  const begun = performance.now();
  let late = 0;
  const all: Promise<void>[] = [];
  for (const [turn, item] of items.entries()) {
    const ahead = begun + (turn * overMs) / items.length - performance.now();
    if (ahead > 1) await wait(ahead);
    else if (ahead < -1000) late += 1;
    all.push(act(item));
  }
  await Promise.all(all);
  return late;
}

/** Views that say more than could be played up to now, or less than was played until the last heartbeat, minus one. */
async function countedWrongly(databaseUrl: string, lesson: number, learners: readonly Learner[]): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ person: string; watched: number }>(
    'select person_id as person, watched_ms as watched from lesson_view where lesson_id = $1',
    [lesson],
  );
  await client.end();
  const watchedBy = new Map(rows.map(({ person, watched }) => [Number(person), watched]));
  const now = performance.now();
  return learners.filter(({ person, playedAt }) => {
    const watched = watchedBy.get(person) ?? 0;
    return watched > now - playedAt || watched < (BEATS - 1) * HEARTBEAT_MS;
  }).length;
}
