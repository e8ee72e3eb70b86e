import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoopDelay } from './loopDelay.ts';

const HERE = join(import.meta.dirname, '../..');

export interface PortalProcess {
  origin: string;
  pid: number;
  /** How late its event loop ran since this was asked last. */
  loopDelay(): Promise<LoopDelay>;
  stop(): Promise<void>;
}

/** Starts the real server of a tree as a process of its own on that database, with no flags but those given to us. */
export async function startPortal(databaseUrl: string, dataDir: string, tree = HERE): Promise<PortalProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: '0',
    REQUESTS_PER_MINUTE: '0',
    HOST: '127.0.0.1',
  };
  const told = process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [];
  const flags = [...told, '--import', join(import.meta.dirname, 'loopDelay.ts')];
  const child = spawn(process.execPath, [...flags, join(tree, 'apps/server/src/main.ts')], {
    // Logging is part of what a request costs, so it is written, and dropped outside.
    env: { ...env, PORT: process.env['PORT'] ?? '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString();
      const found = /is at (http:\/\/[^/\s]+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    child.on('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    async loopDelay() {
      const answer = once(child, 'message');
      child.send('how late');
      const [delay] = (await answer) as [LoopDelay];
      return delay;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
