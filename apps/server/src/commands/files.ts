import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { checkFiles, removeOrphan } from '../platform/files/checkFiles.ts';
import { openFileStore, proveFileStore } from '../platform/files/store/openFileStore.ts';
import { readSettings } from '../platform/settings.ts';
import { errorsOnly } from './errorsOnly.ts';

const USAGE = `npm run files -- check [--remove-orphans]
Compares the file store with the database, also while the portal runs: files that no row knows, and files of records that
are not there. --remove-orphans removes the former where they are older than a day.`;

/** Tells each finding in a line and the sum at the end; files of records that are missing end it with 1. */
async function check(isRemoving: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const files = await openFileStore(settings);
  await proveFileStore(files, settings);
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir, poolSize: 2, log: errorsOnly });
  const counts = { orphans: 0, removed: 0, missing: 0 };
  try {
    await database.migrate();
    const now = systemClock.now();
    for await (const finding of checkFiles({ database, files }, now)) {
      if (finding.kind === 'missing') {
        counts.missing++;
        console.log(`missing  ${finding.name}  of ${finding.noun} ${finding.subject}`);
        continue;
      }
      counts.orphans++;
      const isRemoved = isRemoving && !finding.young && (await removeOrphan({ database, files }, finding.name, now));
      if (isRemoved) counts.removed++;
      const said = isRemoved ? 'removed ' : 'orphan  ';
      console.log(
        `${said} ${finding.name}  of ${finding.at.toISOString()}${finding.young ? ', younger than a day' : ''}`,
      );
    }
  } finally {
    await database.close();
  }
  console.log(`Orphans: ${counts.orphans}, removed: ${counts.removed}. Missing: ${counts.missing}.`);
  if (counts.missing > 0) process.exitCode = 1;
}

const [asked, option, ...rest] = process.argv.slice(2);
if (asked !== 'check' || (option !== undefined && option !== '--remove-orphans') || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await check(option === '--remove-orphans').catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
