import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { DEMO_PASSWORD } from '../apps/server/src/demo/loadDemoPeople.ts';
import { openServices } from '../apps/server/src/openServices.ts';
import { readSettings } from '../apps/server/src/platform/settings.ts';
import { startTestCluster } from '../apps/server/test/testCluster.ts';
import { keepMoving, loadMore, moveCards, openBoard, openCards } from './measure/boardWork.ts';
import { Caller } from './measure/caller.ts';
import { figuresTable } from './measure/figuresTable.ts';
import { LISTS, openList } from './measure/listWork.ts';
import { measure, type Figures, type Processes } from './measure/load.ts';
import { startPortal } from './measure/portalProcess.ts';
import { postmasterOf } from './measure/processorTime.ts';
import { fillDatabase } from './seed/fillDatabase.ts';

const MOVES_A_SECOND = 20;
const LISTENERS = 20;
const say = (line: string) => console.log(line);

/** `npm run bench`: the real server on PostgreSQL, asked as browsers ask. An empty database is seeded first. */
async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { applications: { type: 'string', default: '100000' } } });
  const given = process.env['DATABASE_URL'];
  // As a server is set up in earnest: every commit on disk.
  const postgres = given ? undefined : await startTestCluster({ shared_buffers: '256MB' });
  const databaseUrl = given ?? postgres?.url ?? '';
  const dataDir = process.env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'portal-bench-')));
  try {
    await seedIfEmpty(databaseUrl, dataDir, Number(values.applications));
    await report(databaseUrl, dataDir);
  } finally {
    await postgres?.stop();
    if (!process.env['DATA_DIR']) await rm(dataDir, { recursive: true, force: true });
  }
}

async function seedIfEmpty(databaseUrl: string, dataDir: string, count: number): Promise<void> {
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'test' });
  const log = { info() {}, warn() {}, error: (_fields: object, message: string) => say(message) };
  const services = await openServices(settings, log);
  try {
    const found = await services.database.read((db) => db.selectFrom('application').select('id').limit(1).execute());
    if (found.length === 0) await fillDatabase(services, databaseUrl, count, say);
  } finally {
    await services.database.close();
  }
}

async function report(databaseUrl: string, dataDir: string): Promise<void> {
  const portal = await startPortal(databaseUrl, dataDir);
  try {
    const processes: Processes = { server: portal.pid, database: await postmasterOf(databaseUrl) };
    say(await machine(databaseUrl));
    const figures = await measureAll(portal.origin, processes);
    say(`\n${figuresTable(figures)}\n`);
  } finally {
    await portal.stop();
  }
}

async function measureAll(origin: string, processes: Processes): Promise<Figures[]> {
  const figures: Figures[] = [];
  const as = async (name: string) => {
    const caller = new Caller(origin);
    await caller.signIn(`${name}@portal.test`, DEMO_PASSWORD);
    return caller;
  };
  const manager = await as('manager');
  const ephesian = await as('ephesian');
  const analyst = await as('analyst');
  const admin = await as('admin');
  const more = await loadMore(manager);
  const card = await openCards(manager);
  const move = await moveCards(manager);
  const run = async (what: string, connections: number, ask: Parameters<typeof measure>[0]['ask'], requests = 1000) => {
    const done = await measure({ what, connections, requests, seconds: 20, ask }, processes);
    figures.push(done);
    return done;
  };

  // Compiled and cached as after a minute of work.
  for (const ask of [() => openBoard(manager), () => openBoard(ephesian), () => openBoard(analyst), more, card, move]) {
    await measure({ what: 'warm-up', connections: 4, requests: 200, seconds: 5, ask }, processes);
  }
  for (const connections of [1, 8]) {
    await run('board, manager', connections, () => openBoard(manager));
    await run('board, Ephesian', connections, () => openBoard(ephesian));
    await run('board, analyst', connections, () => openBoard(analyst));
    await run('load more', connections, more);
    await run('card', connections, card);
    await run('move', connections, move, 500);
  }
  for (const [what, path] of LISTS) await run(what, 1, () => openList(admin, path), 200);
  const deaf = Array.from({ length: LISTENERS }, () => manager.listen());
  for (const connections of [1, 8]) {
    const stop = keepMoving(MOVES_A_SECOND, move);
    const done = await run(`board, manager, ${MOVES_A_SECOND} moves/s`, connections, () => openBoard(manager), 1000);
    // The moves' own work cannot be told apart in here.
    Object.assign(done, { serverMs: Number.NaN, databaseMs: Number.NaN });
    say(`${await stop()} moves while ${done.requests} boards were opened over ${connections} connections`);
  }
  deaf.forEach((end) => end());
  [manager, ephesian, analyst, admin].forEach((caller) => caller.close());
  return figures;
}

async function machine(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ version: string; applications: string }>(
    `select current_setting('server_version') as version, (select count(*) from application) as applications`,
  );
  await client.end();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return (
    `${date}: ${Number(rows[0]?.applications).toLocaleString('en-US')} applications, PostgreSQL ${rows[0]?.version}, Node ${process.versions.node}, ` +
    `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB; server, database and this client on the one machine`
  );
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
