import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import type { Card, Column } from '@portal/contract/applications.ts';
import { openTestDatabase } from '../test/testDatabase.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the product as `npm start` does and waits for a line that it prints. */
async function startPortal(environment: Record<string, string>, until: RegExp): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'development', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(async () => child.exitCode === null && child.signalCode === null && stop(child, 'SIGKILL'));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    if (until.test(line)) return child;
  }
  throw new Error('The portal stopped before it was ready.');
}

async function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function signIn(base: string): Promise<(path: string, body?: object) => Promise<any>> {
  const ask = async (path: string, body?: object, token?: string): Promise<any> => {
    const response = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const { access_token: token } = await ask('/api/auth/token', {
    grant_type: 'password',
    username: 'manager@portal.test',
    password: 'Portal2026!',
  });
  return (path, body) => ask(path, body, token);
}

async function columns(ask: (path: string) => Promise<any>): Promise<Column[]> {
  return (await ask('/api/business/request/board')).data.columns;
}

test('keeps every acknowledged move through kill -9 and counts right afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-kill-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const testDatabase = await openTestDatabase();
  cleanUps.push(testDatabase.close);
  const port = String(await freePort());
  const environment = {
    PORT: port,
    DATA_DIR: folder,
    DEMO: '50',
    ...(testDatabase.databaseUrl && { DATABASE_URL: testDatabase.databaseUrl }),
  };
  const base = `http://127.0.0.1:${port}`;

  const first = await startPortal(environment, /demo applications: 100%/);
  const ask = await signIn(base);
  const movable = (await columns(ask)).filter(({ status }) => status === 'PAID' || status === 'APPROVED');
  const moves = movable
    .flatMap(({ data }) => data)
    .map((card) => ({ card, to: card.status === 'PAID' ? 'ANALYSIS' : 'SENT' }));
  const acknowledged: { id: number; to: string; version: number }[] = [];
  const stream = (async () => {
    for (const { card, to } of moves) {
      const answer = await ask(`/api/business/request/${card.id}/moves`, {
        from: card.status,
        to,
        version: card.version,
      });
      if (answer.status) acknowledged.push({ id: card.id, to, version: (answer.data as Card).version });
      // Killed in the middle: some moves are answered, one is on its way, the others never start.
      if (acknowledged.length === 3) first.kill('SIGKILL');
    }
  })();
  await stream.catch(() => undefined);
  expect(acknowledged.length).toBeGreaterThanOrEqual(3);

  const second = await startPortal(environment, /The portal is at/);
  const again = await signIn(base);
  for (const { id, to, version } of acknowledged) {
    const { data } = await again(`/api/business/request/${id}`);
    expect(data.status).toBe(to);
    expect(data.version).toBeGreaterThanOrEqual(version);
  }
  for (const column of await columns(again)) {
    const whole = [...column.data];
    for (let next = column.next; next;) {
      const page = (await again(`/api/business/request/status/${column.status}?after=${next}`)).data as Column;
      whole.push(...page.data);
      next = page.next;
    }
    expect(whole).toHaveLength(column.totalBD);
  }
  await stop(second, 'SIGTERM');
}, 120_000);
