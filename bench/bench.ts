import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { openServices } from '../apps/server/src/openServices.ts';
import type { Services } from '../apps/server/src/platform/services.ts';
import { readSettings } from '../apps/server/src/platform/settings.ts';
import { startTestCluster } from '../apps/server/test/database/testCluster.ts';
import { compareWith } from './before/compare.ts';
import { newDatabase } from './before/twins.ts';
import { keepMoving, openBoard } from './measure/boardWork.ts';
import { cardPartsTable } from './measure/cardParts.ts';
import { censusTable } from './measure/beside/censusWork.ts';
import { doorTable } from './measure/doorRush.ts';
import { exportTable } from './measure/exportWork.ts';
import { importTable } from './measure/importWork.ts';
import { findingTable } from './measure/beside/findingWork.ts';
import { figuresTable } from './measure/figuresTable.ts';
import { figuresOf, isAskedFor, measure, type Figures, type Processes } from './measure/load.ts';
import { prepareOffice, type OfficeAsked } from './measure/officeWork.ts';
import { learnerTable } from './measure/learnerRush.ts';
import { startPortal } from './measure/portalProcess.ts';
import { postmasterOf } from './measure/processorTime.ts';
import { statisticTable } from './measure/beside/statisticWork.ts';
import { buildWebIfChanged } from '../scripts/build/buildWeb.ts';
import { fillDatabase } from './seed/fillDatabase.ts';

const MOVES_A_SECOND = 20;
const LISTENERS = 20;
const say = (line: string) => console.log(line);

/** What can be asked for, in the words of `npm run bench -- --help`. */
const OPTIONS = {
  applications: { type: 'string', default: '100000', says: 'so many are seeded into an empty database' },
  before: { type: 'string', says: 'that commit and these sources in turns' },
  only: { type: 'string', says: 'of all that is asked what begins with one of the words, between commas' },
  requests: { type: 'string', says: 'of each load at most so many, to see that all of them run' },
  paint: { type: 'boolean', default: false, says: 'the first pages in a browser, on a slow phone' },
  papers: { type: 'boolean', default: false, says: 'the memory of a dossier' },
  parts: { type: 'boolean', default: false, says: 'what the tabs of an open card ask, beside SQL by hand' },
  census: {
    type: 'boolean',
    default: false,
    says: 'quarterly reports beside SQL by hand, and how long a quarter takes to go out',
  },
  quarters: { type: 'string', default: '40', says: 'of quarterly reports so many' },
  door: { type: 'boolean', default: false, says: 'eight devices at the doors of a large event' },
  learners: { type: 'boolean', default: false, says: '5,000 leaders who watch at once' },
  exports: { type: 'boolean', default: false, says: 'the memory of all applications as files; --only csv or xlsx' },
  imports: {
    type: 'boolean',
    default: false,
    says: 'files of each kind tried, brought in, taken back; --only staff,leaders',
  },
  rows: { type: 'string', default: '5000', says: 'of a file that is imported so many' },
  finding: { type: 'boolean', default: false, says: 'boards, lists and search narrowed, beside SQL by hand' },
  statistics: { type: 'boolean', default: false, says: 'every statistic beside SQL by hand' },
  smooth: { type: 'boolean', default: false, says: 'a board of 5,000 cards a column, scrolled on a slow processor' },
  help: { type: 'boolean', default: false, says: 'this' },
} as const;

const USAGE = [
  'npm run bench -- [options]: the real server on PostgreSQL, asked as browsers ask. An empty database is seeded first;',
  'without DATABASE_URL on a PostgreSQL of its own.',
  '',
  ...Object.entries(OPTIONS).map(
    ([name, option]) => `  --${`${name}${option.type === 'string' ? ' …' : ''}`.padEnd(16)} ${option.says}`,
  ),
].join('\n');

/** `npm run bench`: what `USAGE` says. */
async function bench(): Promise<void> {
  const values = readOptions();
  if (!values || values.help) return say(USAGE);
  if (values.papers) {
    const { papersTable } = await import('./measure/papers.ts');
    return say(await papersTable());
  }
  if (values.paint) {
    // Only who asks for it needs a browser.
    const { paintTable } = await import('./measure/browser/paint.ts');
    return say(`\n${await paintTable(say)}\n`);
  }
  const given = process.env['DATABASE_URL'];
  // As a server is set up in earnest: every commit on disk.
  const postgres = given ? undefined : await startTestCluster({ shared_buffers: '256MB' });
  const databaseUrl = postgres ? await newDatabase(postgres.url, 'bench') : (given ?? '');
  const dataDir = process.env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'portal-bench-')));
  try {
    if (values.before !== undefined) {
      const { applications } = values;
      const asked = officeAsked(values);
      const table = await compareWith(values.before, { databaseUrl, dataDir, applications, asked, say });
      return say(`\n${await machine(databaseUrl)}\n\n${table}\n`);
    }
    // The server looks for the pages when it starts.
    if (values.smooth) buildWebIfChanged(join(import.meta.dirname, '..'));
    await seedIfEmpty(databaseUrl, dataDir, Number(values.applications));
    await report(databaseUrl, dataDir, values);
  } finally {
    await postgres?.stop();
    if (!process.env['DATA_DIR']) await rm(dataDir, { recursive: true, force: true });
  }
}

const officeAsked = ({ only, requests }: Asked): OfficeAsked => ({
  only,
  most: requests === undefined ? undefined : Number(requests),
});

/** As they were given; of a wrong one it is said which, and what there is. */
function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    process.exitCode = 1;
    say(error instanceof Error ? `${error.message}\n` : String(error));
    return undefined;
  }
}

const seedIfEmpty = (databaseUrl: string, dataDir: string, count: number): Promise<void> =>
  withServices(databaseUrl, dataDir, async (services) => {
    const found = await services.database.read((db) => db.selectFrom('application').select('id').limit(1).execute());
    if (found.length === 0) await fillDatabase(services, count, say);
  });

/** What the server works with, in this process. */
async function withServices<Told>(
  databaseUrl: string,
  dataDir: string,
  work: (services: Services) => Promise<Told>,
): Promise<Told> {
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'test' });
  const log = { info() {}, warn() {}, error: (_fields: object, message: string) => say(message) };
  const services = await openServices(settings, log);
  try {
    return await work(services);
  } finally {
    await services.database.close();
  }
}

const PARTS = ['census', 'door', 'learners', 'parts', 'exports', 'imports', 'finding', 'statistics', 'smooth'] as const;
type Asked = Partial<Record<(typeof PARTS)[number], boolean>> & {
  quarters: string;
  rows: string;
  only?: string | undefined;
  requests?: string | undefined;
};

async function report(databaseUrl: string, dataDir: string, asked: Asked): Promise<void> {
  const portal = await startPortal(databaseUrl, dataDir);
  try {
    const { origin } = portal;
    const processes: Processes = { server: portal.pid, database: await postmasterOf(databaseUrl) };
    say(await machine(databaseUrl));
    const tables: Record<(typeof PARTS)[number], () => Promise<string>> = {
      census: () => censusTable(databaseUrl, { origin, dataDir, quarters: Number(asked.quarters) }, processes),
      door: () => doorTable(origin),
      learners: () => learnerTable(databaseUrl, portal, { dataDir, database: processes.database }),
      parts: () => cardPartsTable(databaseUrl, origin, processes),
      exports: () => exportTable(databaseUrl, { ...portal, dataDir }, asked.only),
      imports: () => importTable(databaseUrl, portal, { rows: Number(asked.rows), only: asked.only, say }),
      finding: () => findingTable(databaseUrl, origin, processes, { say, only: asked.only }),
      statistics: () =>
        withServices(databaseUrl, dataDir, (services) => statisticTable(databaseUrl, { origin, services }, say)),
      smooth: async () => (await import('./measure/browser/smooth.ts')).smoothTable(origin, say),
    };
    const part = PARTS.find((one) => asked[one]);
    say(`\n${part ? await tables[part]() : figuresTable(await measureAll(origin, processes, officeAsked(asked)))}\n`);
  } finally {
    await portal.stop();
  }
}

async function measureAll(origin: string, processes: Processes, asked: OfficeAsked): Promise<Figures[]> {
  const office = await prepareOffice(origin, processes, asked);
  const figures: Figures[] = [];
  for (const load of office.loads) figures.push(figuresOf(load, [await measure(load, processes)]));
  const { manager, move } = office;
  const deaf = Array.from({ length: LISTENERS }, () => manager.listen());
  for (const connections of [1, 8]) {
    const what = `board, manager, ${MOVES_A_SECOND} moves/s`;
    if (!isAskedFor(what, asked.only)) continue;
    const load = { what, connections, requests: asked.most ?? 1000, seconds: 20, ask: () => openBoard(manager) };
    const stop = keepMoving(MOVES_A_SECOND, move);
    const sample = await measure(load, processes);
    say(`${await stop()} moves while ${sample.times.length} boards were opened over ${connections} connections`);
    // The moves' own work cannot be told apart in here.
    figures.push(figuresOf(load, [{ ...sample, serverMs: Number.NaN, databaseMs: Number.NaN }]));
  }
  deaf.forEach((end) => end());
  office.close();
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
