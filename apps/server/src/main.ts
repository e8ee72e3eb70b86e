import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { resumeBulk } from './bulk/resumeBulk.ts';
import { resumeDossiers } from './dossiers/resumeDossiers.ts';
import { resumeExports } from './exports/making/resumeExports.ts';
import { jobDefinitions } from './jobs.ts';
import { openServices } from './openServices.ts';
import { ClusterError } from './platform/cluster/clusterError.ts';
import { startJobs } from './platform/jobs/startJobs.ts';
import { readSettings, SettingsError } from './platform/settings.ts';
import { errorFacts } from './platform/errorFacts.ts';
import { logTo } from './platform/readableLog.ts';
import { buildServer } from './server.ts';
import { getDemoProgress } from './settings/demoProgress.ts';

// Left to itself the heap grows to a multiple of what lives in it before it is collected: a million rows that were exported took more
// than twice as much memory above idle, at about the same speed (bench/README.md#exports). By half of this it is collected so often that
// a board takes half as much processor time again.
setFlagsFromString('--heap-growing-percent=60');

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What was opened, to be closed in the opposite order: requests, then jobs, then mail, then the database. */
const opened: (() => unknown)[] = [];

/** Opens the portal; what is left to do is done while it already answers. */
async function start(): Promise<() => Promise<void>> {
  const settings = readSettings(process.env);
  const log = pino(
    { level: settings.logLevel, serializers: { err: errorFacts } },
    logTo(process.stderr, () => pino.destination({ dest: 2, sync: false })),
  );
  const services = await openServices(settings, log);
  opened.push(() => services.database.close());
  opened.push(() => services.mailer?.close());
  const jobs = await startJobs(services.database, jobDefinitions, {
    files: services.files,
    settings,
    mailer: services.mailer,
    log,
  });
  opened.push(() => jobs.stop());
  await resumeBulk(services.database);
  await resumeDossiers(services.database);
  await resumeExports(services.database);
  // A line for each request, written some at a time: one write each took some 6% of the time in a profile.
  const logStream = logTo(process.stdout, () =>
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
  const server = await buildServer(services, { logStream });
  opened.push(() => server.close());

  const demo = settings.demo > 0 ? await import('./demo/loadDemoPeople.ts') : undefined;
  const signIns = await demo?.prepareDemo(services, settings.demo);
  await server.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'Listening' });
  const { port } = server.server.address() as { port: number };
  say(`The portal is at http://${nameOf(settings.host)}:${port}/B_Portal/`);
  if (signIns === undefined) return async () => {};
  say(signIns);
  return async () => {
    if (!(await services.database.read(getDemoProgress))) return;
    // Its drawings and PDFs are loaded only where some of it is still to come.
    const { loadDemo } = await import('./demo/loadDemo.ts');
    await loadDemo(services, say);
  };
}

/** This machine is `localhost` wherever people read it, as in mails: under a second name they would have a second session. */
const nameOf = (host: string): string => (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host);

let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // What is still being opened is waited for: a database that was started is not to be left running.
  await starting.catch(() => undefined);
  for (const close of opened.toReversed()) await close();
  process.exit(code);
}

function fail(error: unknown): void {
  // What was cut off by stopping is no news.
  if (stopping) return;
  // What the person who starts it can mend is told in a sentence, anything else with its trace.
  const expected = error instanceof SettingsError || error instanceof ClusterError;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  void stop(1);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

const starting = start();
starting.then((goOn) => goOn()).catch(fail);
