import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CLIENT_VERSION } from '@portal/domain/availability.ts';
import { BackupError } from '../platform/backup/backupError.ts';
import { writeBackup } from '../platform/backup/writeBackup.ts';
import { systemClock } from '../platform/clock.ts';
import { writeErasures } from '../platform/privacy/erasuresFile.ts';
import { readSettings } from '../platform/settings.ts';
import { readPassphrase } from './backup/passphrase.ts';
import { withPlace } from './backup/withPlace.ts';

const USAGE = `npm run backup [-- <file>]
Writes database and files into one file, also while the portal runs; without a name into BACKUP_DIR. BACKUP_PASSPHRASE
encrypts it. Beside it lies erasures.jsonl, which goes with it wherever it is taken.`;

async function backUp(given: string | undefined): Promise<string> {
  const settings = readSettings(process.env);
  const passphrase = readPassphrase(process.env);
  const stamp = systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-');
  const path = given === undefined ? join(settings.backupDir, `portal-${stamp}.backup`) : resolve(given);
  if (await isThere(path)) throw new BackupError(`${path} is there already: give another name.`);
  return withPlace(settings, async ({ database, client, files }) => {
    const {
      tables,
      rows,
      files: stored,
      missing,
    } = await writeBackup({ client, files, version: CLIENT_VERSION }, path, passphrase);
    for (const folder of new Set([settings.backupDir, dirname(path)])) await writeErasures(database, folder);
    return [
      path,
      `${tables} tables, ${rows} rows, ${stored} files${passphrase === undefined ? '' : ', encrypted'}.`,
      ...(missing > 0
        ? [`The files of ${missing} records are not in the store: npm run files -- check names them.`]
        : []),
    ].join('\n');
  });
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const [given, ...rest] = process.argv.slice(2);
if (rest.length > 0 || given?.startsWith('-')) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await backUp(given).then(console.log, (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
