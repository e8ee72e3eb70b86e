import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { signIn, startPortal, stop } from '../../../test/portalProcess.ts';
import { freePort } from '../../platform/cluster/freePort.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** So many and so large that the making is seen under way. */
const FILES = 300;
const BYTES = 500_000;

test('a copy is made whole after kill -9 while it was made, and is there once', async () => {
  const portal = await buildTestServer();
  cleanUps.push(portal.close);
  // Whose files lie in its folder itself.
  const folder = await mkdtemp(join(tmpdir(), 'portal-copy-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  await symlink(portal.folder, join(folder, 'files'));
  const application = await insertApplication(portal, { status: 'PAID' });
  await insertFiles(portal, application);
  const { client_account_id: account } = await readApplication(portal, application);
  const port = String(await freePort());
  const environment = { PORT: port, DATA_DIR: folder, DEMO: '0', DATABASE_URL: portal.databaseUrl };
  const base = `http://127.0.0.1:${port}`;
  const at = `/api/business/trace/${account}`;

  const first = await startPortal(environment, /The portal is at/, cleanUps);
  const ask = await signIn(base, 'admin');
  expect((await ask(`${at}/copies`, {})).status).toBe(true);
  const seen = { timeout: 60_000, interval: 20 };
  await vi.waitFor(async () => expect((await ask(`${at}/copy`)).data.copy.state).toBe('RUNNING'), seen);
  await stop(first, 'SIGKILL');
  const cut = await portal.database.read((db) => db.selectFrom('export').select('state').executeTakeFirstOrThrow());
  expect(cut.state).toBe('RUNNING');

  await startPortal(environment, /The portal is at/, cleanUps);
  const again = await signIn(base, 'admin');
  await vi.waitFor(async () => expect((await again(`${at}/copy`)).data.copy.state).toBe('DONE'), seen);
  const { data } = (await again('/api/business/exports')).data;
  expect(data).toMatchObject([{ state: 'DONE', done: FILES + 2, total: FILES + 2 }]);
  const file = await fetch(`${base}${data[0].file.url}`);
  const names = Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer()), { filter: () => true }));
  expect(names.filter((name) => name.startsWith('files/'))).toHaveLength(FILES + 1);
});

/** One stored file that hangs as often on the application, which has one. */
async function insertFiles(portal: TestServer, application: number): Promise<void> {
  const digest = 'ab'.repeat(32);
  await portal.services.files.put(digest, new Uint8Array(BYTES));
  await portal.database.transaction(async (db) => {
    const { id } = await db
      .insertInto('stored_file')
      .values({ digest, media_type: 'image/jpeg', bytes: BYTES, width: 1, height: 1, kept_until: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const at = portal.clock.now();
    const rows = Array.from({ length: FILES }, (_, place) => ({
      noun: 'applications',
      subject_id: application,
      kind: 'OTHER',
      place,
      file_id: id,
      name: `${place}.jpg`,
      at,
    }));
    await db.insertInto('attachment').values(rows).execute();
  });
}
