import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Binaries } from './binaries.ts';
import { ClusterError, diskFull, noRights } from './clusterError.ts';
import { mayEnter, type ClusterUser } from './clusterUser.ts';
import { run } from './run.ts';

/** Where root keeps the databases of portals whose own folder other users cannot enter. */
const FOR_ALL = '/var/lib/portal';

/** The name of the only user of the cluster. */
export const CLUSTER_OWNER = 'portal';

/** The same order of letters and the same lower case on every machine, whatever its own languages. */
const LETTERS = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
/** The socket lies in a folder that its owner alone may enter; Windows has no such socket, and asks the password. */
const DOORS = ['--auth-local=trust', '--auth-host=scram-sha-256'];

/**
 * The folder that holds the cluster: `<dataDir>/postgres`, or what that links to. As root, below a folder that the
 * database's user cannot enter (such as /root), it is one in /var/lib/portal, linked from there.
 */
export async function placeOfCluster(dataDir: string, user: ClusterUser | undefined): Promise<string> {
  const directory = resolve(dataDir);
  await mkdir(directory, { recursive: true, mode: user ? 0o711 : 0o700 });
  const formerEngine = existsSync(join(directory, 'database', 'PG_VERSION'));
  const place = join(directory, 'postgres');
  const found = await lstat(place).catch(() => undefined);
  if (formerEngine && !found) {
    throw new ClusterError(
      `The data directory ${directory} is one of a former trial, whose database this version cannot read: remove its folder "database", or set another DATA_DIR.`,
    );
  }
  if (found?.isSymbolicLink()) return linkedFrom(place);
  if (!user || found) return place;
  await openToOthers(directory);
  if (await mayEnter(user, directory)) return place;
  await mkdir(FOR_ALL, { recursive: true, mode: 0o711 });
  // A name of its own each time: who removes the data directory to begin anew is not to meet what was in it before.
  const elsewhere = join(FOR_ALL, randomBytes(8).toString('hex'));
  await mkdir(elsewhere, { mode: 0o711 });
  await symlink(join(elsewhere, 'postgres'), place);
  return readlink(place);
}

async function linkedFrom(place: string): Promise<string> {
  const home = await readlink(place);
  if (existsSync(dirname(home))) return home;
  throw new ClusterError(
    `${place} links to ${home}, which is not there: put the database back, or remove the link to begin anew.`,
  );
}

/** Others may pass through, not look in. */
async function openToOthers(directory: string): Promise<void> {
  const { mode } = await stat(directory);
  if ((mode & 0o011) !== 0o011) await chmod(directory, (mode & 0o777) | 0o011);
}

/** Makes the cluster, under another name until it is whole: a first start that was cut off is simply begun again. */
export async function makeCluster(home: string, binaries: Binaries, user: ClusterUser | undefined): Promise<void> {
  if (existsSync(home)) return refuseOtherVersion(home, binaries);
  const unfinished = `${home}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const password = join(unfinished, 'password');
  const cluster = join(unfinished, 'cluster');
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) for (const path of [unfinished, password]) await chown(path, user.uid, user.gid);
  const { code, said } = await run(
    join(binaries.folder, 'initdb'),
    [
      '-D',
      cluster,
      '-U',
      CLUSTER_OWNER,
      `--pwfile=${password}`,
      '--data-checksums',
      '--no-instructions',
      ...LETTERS,
      ...DOORS,
    ],
    { user, cwd: unfinished },
  );
  if (code !== 0) throw toldBy(said, unfinished) ?? new Error(`The database could not be made: ${said}`);
  await writeFile(join(cluster, 'postgresql.conf'), "include '../portal.conf'\n", { flag: 'a' });
  await rename(unfinished, home);
}

async function refuseOtherVersion(home: string, { major }: Binaries): Promise<void> {
  const found = (await readFile(join(home, 'cluster', 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (found === major) return;
  throw new ClusterError(
    found === ''
      ? `The folder ${home} holds no database that could be read: put back what was there, remove the folder to begin anew, or set another DATA_DIR.`
      : `The database in ${home} is one of PostgreSQL ${found} and this portal brings PostgreSQL ${major}: carry it over with pg_dump and pg_restore, or start the portal's version that made it.`,
  );
}

/** What one of PostgreSQL's programs said, as a sentence where the person can mend it. */
export function toldBy(said: string, folder: string): ClusterError | undefined {
  if (/No space left on device/.test(said)) return diskFull(folder, said);
  if (/Permission denied|Read-only file system/.test(said)) return noRights(folder, said);
  return undefined;
}
