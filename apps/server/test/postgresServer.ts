import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { findPostgresBinaries } from './postgresBinaries.ts';
import { onServer } from './postgresUrls.ts';

const nobody = 65_534;

// Nothing is to outlive a test. A session zone unlike UTC shows SQL that leans on it.
const forTests = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', timezone: 'America/New_York' };

/** A PostgreSQL server of its own in a temporary folder, on a free port, gone when stopped. */
export async function startPostgres(
  options: Record<string, string> = forTests,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const scratch = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
  const binaries = await findPostgresBinaries(scratch);
  // PostgreSQL refuses to run as root.
  const user: SpawnOptions = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (user.uid !== undefined) await chown(scratch, nobody, nobody);
  await chmod(scratch, 0o755);

  const cluster = join(scratch, 'cluster');
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  await run(
    join(binaries, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '-N'],
    user,
  );

  const port = await freePort();
  const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings],
    { ...user, cwd: scratch, stdio: 'ignore' },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
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

async function run(command: string, args: string[], user: SpawnOptions): Promise<void> {
  const child = spawn(command, args, { ...user, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} failed: ${said}`);
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
