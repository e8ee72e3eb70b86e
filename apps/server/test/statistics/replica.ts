/**
 * A PostgreSQL and one that follows it by streaming, both in a temporary folder. The second begins as a copy of the first's files, made
 * between `pg_backup_start` and `pg_backup_stop`, since of PostgreSQL's programs only initdb, pg_ctl and postgres come with the portal.
 */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from '../../src/platform/cluster/binaries.ts';
import { clusterUser } from '../../src/platform/cluster/clusterUser.ts';
import { openCluster } from '../../src/platform/cluster/openCluster.ts';
import { run } from '../../src/platform/cluster/run.ts';
import { FOR_TESTS } from '../database/testCluster.ts';
import { quietLog } from '../quietLog.ts';

export interface Replicated {
  primary: string;
  replica: string;
  stop(): Promise<void>;
}

const SETTINGS = { ...FOR_TESTS, max_connections: '60', shared_buffers: '64MB', max_wal_size: '256MB' };
const FOLLOWED = { ...SETTINGS, wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '256MB' };

export async function startReplicated(fill: (primary: string) => Promise<void>): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-replica-'));
  await chmod(folder, 0o711);
  const first = await openCluster(join(folder, 'first'), quietLog, FOLLOWED);
  await fill(first.databaseUrl);
  const stopSecond = await startFollowing(folder, first.databaseUrl);
  return {
    primary: first.databaseUrl,
    replica: socketUrl(join(folder, 'second', 'socket')),
    async stop() {
      await stopSecond();
      await first.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const socketUrl = (socket: string) => `postgres://portal@localhost:5432/postgres?host=${encodeURIComponent(socket)}`;

async function startFollowing(folder: string, primary: string): Promise<() => Promise<void>> {
  const [home, user] = [join(folder, 'second'), clusterUser()];
  const [cluster, socket] = [join(home, 'cluster'), join(home, 'socket')];
  await mkdir(socket, { recursive: true, mode: 0o700 });
  await copyFiles(primary, join(folder, 'first', 'postgres', 'cluster'), cluster);
  const settings = {
    ...FOLLOWED,
    listen_addresses: '',
    unix_socket_directories: socket,
    hot_standby: 'on',
    primary_conninfo: `host=${new URL(primary).searchParams.get('host') ?? ''} port=${new URL(primary).port} user=portal`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  // Included by the file that was copied.
  await writeFile(join(home, 'portal.conf'), lines.join(''));
  await writeFile(join(cluster, 'standby.signal'), '');
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, home]);
  const { folder: programs } = await findBinaries(folder, user);
  const control = async (...args: string[]) => {
    const { code, said } = await run(join(programs, 'pg_ctl'), [...args, '-w', '-s', '-D', cluster], {
      user,
      cwd: home,
    });
    if (code !== 0) throw new Error(`pg_ctl ${args.join(' ')}: ${said}`);
  };
  await control('start', '-l', join(home, 'log'));
  await untilItAnswers(socketUrl(socket));
  return () => control('stop', '-m', 'fast');
}

/** While the backup lasts the files may change beneath the copy; what came meanwhile is read from the log that is streamed. */
async function copyFiles(primary: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: primary });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('the one that follows', fast => true)`);
    execFileSync('cp', ['-a', from, to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await rm(join(to, 'postmaster.pid'), { force: true });
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 150) throw error;
      await pause(100);
    }
  }
}
