import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { DOSSIER_PARTS } from '@portal/domain/dossiers/dossiers.ts';
import { buildTestServer } from '../../test/buildTestServer.ts';
import { insertConfidential } from '../../test/papers/dossierOf.ts';
import { readPdf } from '../../test/papers/readPdf.ts';
import { signIn, startPortal, stop } from '../../test/portalProcess.ts';
import { freePort } from '../platform/cluster/freePort.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

test('is made whole after kill -9 while it was made, and stands there once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-dossier-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const portal = await buildTestServer();
  cleanUps.push(portal.close);
  const id = await insertConfidential(portal, await portal.staff('manager'));
  const port = String(await freePort());
  const environment = { PORT: port, DATA_DIR: folder, DEMO: '0', DATABASE_URL: portal.databaseUrl };
  const base = `http://127.0.0.1:${port}`;
  const at = `/api/business/request/${id}/dossiers`;

  const first = await startPortal(environment, /The portal is at/, cleanUps);
  const ask = await signIn(base);
  expect((await ask(at, { language: 'es', parts: DOSSIER_PARTS })).status).toBe(true);
  await vi.waitFor(async () => expect((await ask(at)).data.dossiers[0].state).toBe('RUNNING'), {
    timeout: 20_000,
    interval: 20,
  });
  await stop(first, 'SIGKILL');

  await startPortal(environment, /The portal is at/, cleanUps);
  const again = await signIn(base);
  await vi.waitFor(async () => expect((await again(at)).data.dossiers[0].state).toBe('DONE'), {
    timeout: 60_000,
    interval: 200,
  });
  const { dossiers } = (await again(at)).data;
  expect(dossiers).toHaveLength(1);
  const file = await fetch(`${base}${dossiers[0].file.url}`);
  expect((await readPdf(Buffer.from(await file.arrayBuffer()))).pages).toBeGreaterThan(3);
});
