import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { CLUSTER_OWNER, toldBy } from './clusterFolder.ts';
import type { ClusterUser } from './clusterUser.ts';
import { freePort } from './freePort.ts';
import { run } from './run.ts';

/** A cluster on this machine: its folder and how to run its programs. */
export interface Cluster {
  home: string;
  binaries: Binaries;
  user: ClusterUser | undefined;
  /** Settings of PostgreSQL beyond the usual ones. */
  settings?: Readonly<Record<string, string>>;
}

/** Names of sockets may have 103 bytes on macOS and 107 on Linux. */
const LONGEST_SOCKET_FOLDER = 85;
const START_SECONDS = 600;
/** What a killed database leaves running holds its memory for some moments more. */
export const TRIES = 40;
export const PAUSE_MS = 250;

/** For one office on one machine that does other things too. */
const SMALL = {
  shared_buffers: '48MB',
  max_connections: '60',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Nobody copies this database while it runs: less is written.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Reading by the process that asks spares three more processes.
  io_method: 'sync',
  max_parallel_workers: '2',
  autovacuum_worker_slots: '3',
  autovacuum_max_workers: '2',
  // Compiling costs more than it saves in statements of some milliseconds.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'error',
};

/** The address at which the running cluster answers, or nothing when it does not run. */
export async function findRunning({ home }: Cluster): Promise<string | undefined> {
  const pidFile = join(home, 'cluster', 'postmaster.pid');
  const [pid = '', , , port = '', socketFolder = '', address = '', , state = ''] = (
    await readFile(pidFile, 'utf8').catch(() => '')
  ).split('\n');
  if (pid === '') return undefined;
  if (await isGone(Number(pid), join(home, 'cluster'))) {
    // Left by a killed database; were its number another process's by now, PostgreSQL would refuse to start.
    await rm(pidFile, { force: true });
    return undefined;
  }
  if (!state.startsWith('ready')) return undefined;
  return socketFolder.trim() === ''
    ? `postgres://${CLUSTER_OWNER}:${passwordOf(home)}@${address.trim()}:${port}/postgres`
    : `postgres://${CLUSTER_OWNER}@localhost:${port}/postgres?host=${encodeURIComponent(socketFolder.trim())}`;
}

const passwordOf = (home: string): string => readFileSync(join(home, 'password'), 'utf8').trim();

/** Whether no process has this number, or one that is not the database of that folder. */
async function isGone(pid: number, folder: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  if (process.platform !== 'linux') return false;
  // The database works in its own folder. Who may not look there is not its user, so that it is another's process.
  return readlink(`/proc/${pid}/cwd`).then(
    (at) => at !== folder,
    () => true,
  );
}

/** Starts the cluster and answers its address; recovers by itself what a kill or a power cut left. */
export async function startPostmaster(cluster: Cluster): Promise<string> {
  const { home, binaries, user } = cluster;
  await writeFile(join(home, 'portal.conf'), await configuration(cluster));
  const log = join(home, 'log');
  if (existsSync(log)) await rename(log, join(home, 'log.before'));
  const args = ['start', '-w', '-s', '-t', String(START_SECONDS), '-D', join(home, 'cluster'), '-l', log];
  for (let attempt = 1; ; attempt++) {
    const { code, said } = await run(join(binaries.folder, 'pg_ctl'), args, { user, cwd: home });
    const address = await findRunning(cluster);
    if (address) return address;
    const reason = `${said}\n${await readFile(log, 'utf8').catch(() => '')}`.trim();
    const isStillHeld = /shared memory|lock file|already in use/.test(reason);
    if (attempt >= TRIES || !isStillHeld) {
      throw toldBy(reason, home) ?? new Error(`The database in ${home} did not start (${code}): ${reason}`);
    }
    await pause(PAUSE_MS);
  }
}

async function configuration({ home, user, settings }: Cluster): Promise<string> {
  const place: Record<string, string> =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: await socketFolder(home, user) };
  return Object.entries({ ...SMALL, ...settings, ...place, unix_socket_permissions: '0700' })
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('');
}

/** A folder that only the cluster's user may enter, with a name short enough for a socket. */
async function socketFolder(home: string, user: ClusterUser | undefined): Promise<string> {
  let folder = join(home, 'socket');
  if (folder.length > LONGEST_SOCKET_FOLDER) folder = await mkdtemp(join(tmpdir(), 'portal-'));
  else await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

/** Ends the cluster: connections that are still open are cut, what was committed stays. */
export async function stopPostmaster({ home, binaries, user }: Cluster): Promise<void> {
  const folder = join(home, 'cluster');
  const pidFile = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const args = ['stop', '-w', '-s', '-m', 'fast', '-t', '60', '-D', folder];
  await run(join(binaries.folder, 'pg_ctl'), args, { user, cwd: home });
  const socket = pidFile.split('\n')[4]?.trim() ?? '';
  if (socket !== '' && dirname(socket) !== home) await rm(socket, { recursive: true, force: true });
}
