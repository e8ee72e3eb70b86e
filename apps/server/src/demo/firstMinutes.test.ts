import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Column } from '@portal/contract/applications/board.ts';
import { signIn, startPortal, stop } from '../../test/portalProcess.ts';
import { freePort } from '../platform/cluster/freePort.ts';

const APPLICATIONS = 12;
const cleanUps: (() => Promise<unknown>)[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-first-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A portal that has begun to load its demo, and has said so far what is waited for; answers where it is. */
async function firstStart(folder?: string, until?: RegExp) {
  const port = String(await freePort());
  const base = `http://localhost:${port}`;
  const environment = { PORT: port, DATA_DIR: folder ?? (await newFolder()), DEMO: String(APPLICATIONS) };
  // The address under which it is linked in mails too: another name would be another session.
  const address = new RegExp(`^The portal is at ${base}/B_Portal/$`);
  const portal = await startPortal(environment, until ?? address, cleanUps);
  return { base, portal };
}

/** How many cards there are in each stage once all are loaded. */
async function loadedBoard(base: string): Promise<Record<string, number>> {
  const ask = await signIn(base);
  await expect.poll(async () => (await ask('/api/business/demo')).data, { timeout: 60_000 }).toBeNull();
  const { columns } = (await ask('/api/business/request/board')).data as { columns: Column[] };
  return Object.fromEntries(columns.map(({ status, totalBD }) => [status, totalBD]));
}

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

test('who opens the printed address comes in while the demo applications are loaded, and is told how many there are', async () => {
  const { base } = await firstStart();
  expect(await fetch(`${base}/`, { redirect: 'manual' })).toMatchObject({ status: 302 });
  const ask = await signIn(base);
  const { data: first } = await ask('/api/business/demo');
  expect(first).toEqual({ loaded: expect.any(Number), applications: APPLICATIONS });
  expect(first.loaded).toBeLessThan(APPLICATIONS);

  const told: number[] = [];
  await expect
    .poll(
      async () => {
        const { data } = await ask('/api/business/demo');
        if (data) told.push(data.loaded);
        return data;
      },
      { timeout: 60_000 },
    )
    .toBeNull();
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(Object.values(await loadedBoard(base)).some((count) => count > 0)).toBe(true);
});

test('who changes the rules while it is loaded stops the applications that they refuse, and nothing else', async () => {
  const { base } = await firstStart();
  const ask = await signIn(base, 'admin');
  const { data: present } = await ask('/api/business/setting/ministry/rules');
  const rules = [{ country: '*', colour: '#2e7d32', threshold: { min: 500_000, max: null } }];
  await ask('/api/business/setting/ministry/rules', { rules, version: present.version }, 'PUT');
  expect((await ask('/api/business/demo')).data.loaded).toBeLessThan(APPLICATIONS);

  expect((await loadedBoard(base))['REJECTED']).toBeGreaterThan(0);
});

test('killed while it is loaded, the demo comes to be the same as without', async () => {
  const folder = await newFolder();
  const { portal } = await firstStart(folder, new RegExp(`^Loading ${APPLICATIONS} demo applications: [1-9]0%$`));
  await stop(portal, 'SIGKILL');
  const killed = await firstStart(folder);
  const whole = await firstStart();
  const board = await loadedBoard(whole.base);
  expect(Object.values(board).filter((count) => count > 0).length).toBeGreaterThan(3);
  expect(await loadedBoard(killed.base)).toEqual(board);
});
