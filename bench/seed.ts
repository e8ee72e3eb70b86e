import { parseArgs } from 'node:util';
import { errorsOnly } from '../apps/server/src/commands/errorsOnly.ts';
import { openServices } from '../apps/server/src/openServices.ts';
import { readSettings, SettingsError } from '../apps/server/src/platform/settings.ts';
import { fillDatabase, SeedRefused } from './seed/fillDatabase.ts';

/** `npm run seed -- --applications 100000`: fills the installation's empty database with invented applications. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { applications: { type: 'string', default: '100000' } } });
  const count = Number(values.applications);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new SeedRefused('--applications must be a whole number from 1 to 1000000.');
  }
  const settings = readSettings(process.env);
  if (settings.production) throw new SeedRefused('Invented applications have no place in production.');
  const services = await openServices(settings, errorsOnly);
  try {
    await fillDatabase(services, count, (line) => console.log(line));
  } finally {
    await services.database.close();
  }
}

seed().catch((error: unknown) => {
  const expected = error instanceof SeedRefused || error instanceof SettingsError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
