import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../apps/server/test/freePort.ts';

const MAIN = join(import.meta.dirname, '../apps/server/src/main.ts');

/** The real product with the built portal, in a folder of its own, with its demo data loaded; settings by their names. */
export async function startPortal(
  demo: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; dataDir: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-story-'));
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: String(demo),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let ready = false;
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    ready = line.includes('100%');
    if (ready) break;
  }
  if (!ready) throw new Error('The portal stopped before it was ready.');
  child.stdout.resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir: folder,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
