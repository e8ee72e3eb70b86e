import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Card, Column } from '@portal/contract/applications.ts';
import { freePort } from '../test/freePort.ts';
import { signIn, startPortal, stop } from '../test/portalProcess.ts';
import { openTestDatabase } from '../test/testDatabase.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

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
    DATABASE_URL: testDatabase.databaseUrl,
  };
  const base = `http://127.0.0.1:${port}`;

  const first = await startPortal(environment, /demo applications: 100%/, cleanUps);
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

  const second = await startPortal(environment, /The portal is at/, cleanUps);
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
