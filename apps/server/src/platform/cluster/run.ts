import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ClusterUser } from './clusterUser.ts';

interface Ran {
  code: number | null;
  said: string;
}

/** Runs one of PostgreSQL's programs to its end, as the cluster's user and in its folder. */
export async function run(
  program: string,
  args: readonly string[],
  { user, cwd }: { user: ClusterUser | undefined; cwd: string },
): Promise<Ran> {
  // Nothing of the portal's environment: PG… variables would redirect it, and its language would change what it says.
  const env = { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C' };
  const child = spawn(program, args, { ...user, cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // Not "close": the server that pg_ctl leaves running would hold the pipes open.
  const [code] = await once(child, 'exit');
  child.stdout.destroy();
  child.stderr.destroy();
  return { code, said };
}
