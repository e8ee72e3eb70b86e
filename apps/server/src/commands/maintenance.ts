import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { readSettings } from '../platform/settings.ts';
import { errorsOnly } from './errorsOnly.ts';
import { switchMaintenance } from '../settings/maintenance.ts';

const USAGE =
  'npm run maintenance -- on|off\nPuts the maintenance page before the portal, on every server, or takes it away.';

/** `npm run maintenance -- on|off`: for every process of the installation, running or not. */
async function switchTo(on: boolean): Promise<string> {
  const settings = readSettings(process.env);
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir, poolSize: 2, log: errorsOnly });
  try {
    await database.migrate();
    await database.transaction((db) => switchMaintenance({ db, now: systemClock.now() }, on));
  } finally {
    await database.close();
  }
  return on
    ? 'Maintenance is on: whoever opens the portal or goes to another screen of it sees the maintenance page.'
    : 'Maintenance is off: open maintenance pages notice it by themselves.';
}

const asked = process.argv[2];
if (asked !== 'on' && asked !== 'off') {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await switchTo(asked === 'on').then(console.log, (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
