import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Card } from '@portal/contract/applications/card.ts';
import type { Column } from '@portal/contract/applications/board.ts';
import { allIsAsked } from '../test/allIsAsked.ts';
import { freePort } from './platform/cluster/freePort.ts';
import { insertApplication } from '../test/factories.ts';
import { signIn, startPortal, stop } from '../test/portalProcess.ts';
import { quietLog } from '../test/quietLog.ts';
import { loadDemoPeople } from './demo/loadDemoPeople.ts';
import { jobDefinitions } from './jobs.ts';
import { openServices } from './openServices.ts';
import { startJobs } from './platform/jobs/startJobs.ts';
import { readSettings } from './platform/settings.ts';

type Ask = Awaited<ReturnType<typeof signIn>>;

/** Each way of being killed so often in the whole run, once in the quick one. */
const KILLS = allIsAsked() ? 20 : 1;
/** Acknowledged before the kill; more are on their way. */
const MOVES = 4;

const cleanUps: (() => Promise<unknown>)[] = [];
let folder: string;
let environment: Record<string, string>;
let base: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-kill-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const port = String(await freePort());
  base = `http://127.0.0.1:${port}`;
  environment = { PORT: port, DATA_DIR: folder, DEMO: '0' };
  const settings = readSettings(environment);
  const services = await openServices(settings, quietLog);
  const jobs = await startJobs(services.database, jobDefinitions, {
    files: services.files,
    settings,
    log: quietLog,
    work: false,
  });
  await services.database.transaction(loadDemoPeople);
  const portal = { database: services.database, services, clock: services.clock } as Parameters<
    typeof insertApplication
  >[0];
  for (let i = 0; i < 3 * KILLS * (MOVES + 2); i++) {
    await insertApplication(portal, {
      status: i % 2 === 0 ? 'PAID' : 'APPROVED',
      analyst: i % 2 === 0 ? null : 'analyst',
    });
  }
  await jobs.stop();
  await services.database.close();
});
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const start = (): Promise<ChildProcess> => startPortal(environment, /The portal is at/, cleanUps);

async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** All cards of each column, page after page, with the column's count. */
async function wholeColumns(ask: Ask): Promise<{ count: number; cards: Card[] }[]> {
  const { columns } = (await ask('/api/business/request/board')).data as { columns: Column[] };
  const whole: { count: number; cards: Card[] }[] = [];
  for (const { status, totalBD, data, next } of columns) {
    const cards = [...data];
    for (let after = next; after;) {
      const page = (await ask(`/api/business/request/status/${status}?after=${after}`)).data as Column;
      cards.push(...page.data);
      after = page.next;
    }
    whole.push({ count: totalBD, cards });
  }
  return whole;
}

interface Acknowledged {
  id: number;
  to: string;
  version: number;
}

/** Moves card after card, from several callers at once, until nobody answers; `kill` comes in their midst. */
async function moveUntilKilled(ask: Ask, kill: () => Promise<unknown>): Promise<Acknowledged[]> {
  const cards = (await wholeColumns(ask)).flatMap((column) => column.cards);
  const movable = cards.filter(({ status }) => status === 'PAID' || status === 'APPROVED');
  const acknowledged: Acknowledged[] = [];
  let killing: Promise<unknown> | undefined;
  async function moveSome(): Promise<void> {
    for (let card = movable.pop(); card && !killing; card = movable.pop()) {
      const to = card.status === 'PAID' ? 'ANALYSIS' : 'SENT';
      const body = { from: card.status, to, version: card.version };
      const answer = await ask(`/api/business/request/${card.id}/moves`, body);
      if (answer.status) acknowledged.push({ id: card.id, to, version: answer.data.version });
      if (acknowledged.length >= MOVES) killing ??= kill();
    }
  }
  await Promise.allSettled([moveSome(), moveSome()]);
  await killing;
  return acknowledged;
}

const ways: [string, (portal: ChildProcess) => Promise<unknown>, boolean][] = [
  ['the server', (portal) => stop(portal, 'SIGKILL'), false],
  ['the database', killDatabase, true],
  ['both', async (portal) => Promise.all([stop(portal, 'SIGKILL'), killDatabase()]), false],
];

test.each(ways)(
  'kill -9 of %s in a stream of moves loses none that was acknowledged, doubles none, and counts right afterwards',
  async (_, kill, survives) => {
    for (let round = 1; round <= KILLS; round++) {
      const first = await start();
      const acknowledged = await moveUntilKilled(await signIn(base), () => kill(first));
      expect(acknowledged.length).toBeGreaterThanOrEqual(MOVES);
      if (survives) {
        // It starts the database again and answers as before.
        await expect
          .poll(
            () =>
              signIn(base).then(
                () => 'answers',
                () => 'not yet',
              ),
            { timeout: 30_000 },
          )
          .toBe('answers');
        await stop(first, 'SIGTERM');
      }

      const second = await start();
      const ask = await signIn(base);
      for (const { id, to, version } of acknowledged) {
        const { data } = await ask(`/api/business/request/${id}`);
        expect(data).toMatchObject({ status: to, version });
        expect((data.history as { what: string }[]).filter(({ what }) => what === 'moved')).toHaveLength(1);
      }
      for (const { count, cards } of await wholeColumns(ask)) expect(cards).toHaveLength(count);
      await stop(second, 'SIGTERM');
    }
  },
);
