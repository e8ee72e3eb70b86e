import { pino } from 'pino';
import { loadDemo, prepareDemo } from './demo/loadDemo.ts';
import { DEMO_PASSWORD, demoSignIns } from './demo/loadDemoPeople.ts';
import { resumeBulk } from './bulk/resumeBulk.ts';
import { jobDefinitions } from './jobs.ts';
import { openServices } from './openServices.ts';
import { DataDirectoryInUse } from './platform/database/directoryLock.ts';
import { startJobs } from './platform/jobs/startJobs.ts';
import { readSettings, SettingsError } from './platform/settings.ts';
import { errorFacts } from './platform/errorFacts.ts';
import { buildServer } from './server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = pino(
    { level: settings.logLevel, serializers: { err: errorFacts } },
    pino.destination({ dest: 2, sync: false }),
  );
  const services = await openServices(settings, log);
  const jobs = await startJobs(services.database, jobDefinitions, { settings, mailer: services.mailer, log });
  await resumeBulk(services.database);
  // A line for each request, written some at a time: one write each took some 6% of the time in a profile.
  const logStream = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  const server = await buildServer(services, { logStream });

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      await server.close();
      await jobs.stop();
      services.mailer?.close();
      await services.database.close();
      process.exit(0);
    })();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  if (settings.demo > 0) await prepareDemo(services);
  await server.listen({ port: settings.port, host: settings.host });
  const { port } = server.server.address() as { port: number };
  say(`The portal is at http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host}:${port}/B_Portal/`);
  if (settings.demo > 0) {
    say(`Demo sign-ins, all with the password ${DEMO_PASSWORD}: ${demoSignIns().join(', ')}`);
    await loadDemo(services, settings.demo, say);
  }
}

start().catch((error: unknown) => {
  // What the person who starts it can mend is told in a sentence, anything else with its trace.
  const expected = error instanceof SettingsError || error instanceof DataDirectoryInUse;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
