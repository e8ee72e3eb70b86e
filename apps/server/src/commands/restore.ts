import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { eraseAgain } from '../clients/traces/eraseAgain.ts';
import { fileOwners } from '../fileOwners.ts';
import { jobDefinitions } from '../jobs.ts';
import { BackupError } from '../platform/backup/backupError.ts';
import { migrationsOf, verifyBackup } from '../platform/backup/readBackup.ts';
import { restoreBackup } from '../platform/backup/restoreBackup.ts';
import { systemClock } from '../platform/clock.ts';
import { startJobs, type Jobs } from '../platform/jobs/startJobs.ts';
import { erasuresIn, readErasures, writeErasures, type ErasureLine } from '../platform/privacy/erasuresFile.ts';
import { readSettings } from '../platform/settings.ts';
import { readPassphrase } from './backup/passphrase.ts';
import { withPlace } from './backup/withPlace.ts';
import { errorsOnly } from './errorsOnly.ts';

const USAGE = `npm run restore -- <file> [--replace] [--without-erasures] [--check]
Restores database and files where DATABASE_URL, DATA_DIR and FILES_URL lead; BACKUP_PASSPHRASE opens an encrypted backup.
What was erased since then, by the erasures.jsonl beside the backup and in BACKUP_DIR, is erased again.
--replace            takes away first what is there
--without-erasures   where there is no such record
--check              reads and proves the backup and writes nothing`;

interface Asked {
  path: string;
  replace: boolean;
  withoutErasures: boolean;
  check: boolean;
}

async function restore({ path, replace, withoutErasures, check }: Asked): Promise<string> {
  const settings = readSettings(process.env);
  const backup = { path, passphrase: readPassphrase(process.env) };
  if (check) {
    const { begin, end } = await verifyBackup(backup);
    await migrationsOf(begin);
    return `The backup of ${begin.takenAt} is whole: ${end.tables} tables, ${end.rows} rows, ${end.files} files.`;
  }
  const folders = [dirname(path), settings.backupDir];
  if (!withoutErasures && !(await allErasures(folders))) {
    throw new BackupError(
      'Beside the backup lies no erasures.jsonl, so what was erased since then would come back: put it there, or say --without-erasures.',
    );
  }
  return withPlace(settings, async (place) => {
    const { database, files } = place;
    // What the portal erased that is there now, before it is taken away.
    await writeErasures(database, settings.backupDir);
    let jobs: Jobs | undefined;
    try {
      const restored = await restoreBackup(place, {
        backup,
        replace,
        erasures: (await allErasures(folders)) ?? [],
        eraseAgain: eraseAgain(fileOwners),
        now: systemClock.now(),
        async prepareJobs() {
          jobs = await startJobs(database, jobDefinitions, { files, settings, log: errorsOnly, work: false });
        },
      });
      await writeErasures(database, settings.backupDir);
      const { begin, end } = restored;
      return [
        `Restored as it was at ${begin.takenAt}: ${end.tables} tables, ${end.rows} rows, ${restored.files} of ${end.files} files.`,
        `Erased again: ${restored.erasedAgain}.`,
      ].join('\n');
    } finally {
      await jobs?.stop();
    }
  });
}

/** Every line once of all records that there are; nothing where there is none. */
async function allErasures(folders: readonly string[]): Promise<ErasureLine[] | undefined> {
  const found = await Promise.all([...new Set(folders)].map((folder) => readErasures(erasuresIn(folder))));
  const there = found.filter((each) => each !== undefined);
  if (there.length === 0) return undefined;
  return [...new Map(there.flat().map((line) => [line.mark, line])).values()];
}

function readAsked(args: string[]): Asked | undefined {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: flag, 'without-erasures': flag, check: flag },
    });
    const [path, ...rest] = positionals;
    if (path === undefined || rest.length > 0) return undefined;
    const { replace, check, 'without-erasures': withoutErasures } = values;
    return { path: resolve(path), replace, check, withoutErasures };
  } catch {
    return undefined;
  }
}

const asked = readAsked(process.argv.slice(2));
if (!asked) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await restore(asked).then(console.log, (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
