import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FOR_TESTS, type TestCluster } from './testCluster.ts';
import { onServer } from './postgresUrls.ts';
import { freePort } from '../../src/platform/cluster/freePort.ts';

/** Where Debian puts the oldest version that the portal supports. */
export const OLDEST = '/usr/lib/postgresql/15/bin';

const nobody = 65_534;

/** A server of the oldest supported PostgreSQL, in a temporary folder, gone when stopped. */
export async function startOldestPostgres(): Promise<TestCluster> {
  if (!existsSync(join(OLDEST, 'initdb'))) throw new Error(`PostgreSQL 15 is not installed in ${OLDEST}.`);
  const scratch = await mkdtemp(join(tmpdir(), 'portal-oldest-'));
  // PostgreSQL refuses to run as root.
  const user: SpawnOptions = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (user.uid !== undefined) await chown(scratch, nobody, nobody);
  await chmod(scratch, 0o755);

  const cluster = join(scratch, 'cluster');
  const made = spawn(
    join(OLDEST, 'initdb'),
    ['-D', cluster, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    { ...user, cwd: scratch, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(made, 'close');
  if (code !== 0) throw new Error(`initdb of PostgreSQL 15 ended with ${code}.`);

  const port = await freePort();
  const settings = Object.entries(FOR_TESTS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    join(OLDEST, 'postgres'),
    ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings],
    { ...user, cwd: scratch, stdio: 'ignore' },
  );
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      // Fast shutdown: connections that are still open are cut.
      server.kill('SIGINT');
      await ended;
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await onServer(url, 'SELECT 1');
    } catch (error) {
      if (tries > 150) throw error;
      await pause(100);
    }
  }
}
