import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../apps/server/src/platform/cluster/freePort.ts';
import { TAKEN_OVER } from '../apps/server/test/takenOver.ts';

const MAIN = join(import.meta.dirname, '../apps/server/src/main.ts');

export interface RunningPortal {
  origin: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** The demonstration that stories begin with. */
const DEMO = 100;
const PREPARED = 'PREPARED_PORTAL';

/** Loads the demonstration once for all workers; answers how to remove it. */
export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['PORTAL_ORIGIN']) return undefined;
  const folder = await newFolder();
  const portal = await startIn(folder, { DEMO: String(DEMO) });
  await portal.end();
  process.env[PREPARED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A portal on a copy of what was prepared. */
export async function startPrepared(): Promise<RunningPortal> {
  const folder = await newFolder();
  // Owners and modes too: the database's folder is its user's alone.
  execFileSync('cp', ['-a', `${process.env[PREPARED] ?? ''}/.`, folder]);
  return startIn(folder, { DEMO: String(DEMO) }, 'The portal is at');
}

/** The real product with the built portal, in a folder of its own, with its demo data loaded; settings by their names. */
export async function startPortal(
  demo: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningPortal> {
  return startIn(await newFolder(), { DEMO: String(demo), ...settings });
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'portal-story-'));

async function startIn(
  folder: string,
  settings: Readonly<Record<string, string>>,
  until = '100%',
): Promise<RunningPortal & { end: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...TAKEN_OVER,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let ready = false;
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    ready = line.includes(until);
    if (ready) break;
  }
  if (!ready) throw new Error('The portal stopped before it was ready.');
  child.stdout.resume();
  async function end(): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir: folder,
    end,
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
