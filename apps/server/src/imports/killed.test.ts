import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { IMPORT_KINDS } from '@portal/domain/imports/imports.ts';
import { allIsAsked } from '../../test/allIsAsked.ts';
import { buildTestServer } from '../../test/buildTestServer.ts';
import { FILE_OF } from '../../test/imports/fileOf.ts';
import { LARGE_IMPORT_MS } from '../../test/imports/importDesk.ts';
import { signIn, startPortal, stop } from '../../test/portalProcess.ts';
import { freePort } from '../platform/cluster/freePort.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** A large import of every kind, where everything is tried; else one kind, by the day. */
const ROWS = allIsAsked() ? 5_000 : 300;
const today = Math.floor(Date.now() / 86_400_000);
const kinds = IMPORT_KINDS.filter((_, at) => allIsAsked() || at === today % IMPORT_KINDS.length);

test.each(kinds)(
  'an import of %s that was killed goes on with the rows that are left, each once',
  async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-import-'));
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const portal = await buildTestServer();
    cleanUps.push(portal.close);
    const admin = await portal.staff('admin');
    const { bytes, created, made } = await FILE_OF[kind](portal, ROWS);
    const uploaded = await admin.upload('POST', `/api/business/import/files/${kind}`, { name: 'file.csv', bytes });
    const { id, mapping, version } = uploaded.data;
    const path = `/api/business/import/${id}`;
    const there = () => portal.database.read(made);

    const port = String(await freePort());
    const environment = { PORT: port, DATA_DIR: folder, DEMO: '0', DATABASE_URL: portal.databaseUrl };
    const base = `http://127.0.0.1:${port}`;
    const first = await startPortal(environment, /The portal is at/, cleanUps);
    const ask = await signIn(base, 'admin');
    const untilState = (call: typeof ask, state: string) =>
      vi.waitFor(
        async () => {
          const { data } = await call(path);
          expect(data.state).toBe(state);
          return data;
        },
        { timeout: LARGE_IMPORT_MS, interval: 100 },
      );
    await ask(`${path}/checks`, { mapping, duplicates: 'SKIP', version });
    const checked = await untilState(ask, 'CHECKED');
    expect(checked.outcomes['CREATED']).toBe(created);
    expect(await there()).toEqual([]);
    await ask(`${path}/runs`, { version: checked.version });
    const begun = await vi.waitFor(
      async () => {
        const { data } = await ask(path);
        expect(data.outcomes['CREATED']).toBeGreaterThan(0);
        return data;
      },
      { timeout: LARGE_IMPORT_MS, interval: 20 },
    );
    await stop(first, 'SIGKILL');
    expect(begun.outcomes['CREATED']).toBeLessThan(created);
    expect((await there()).length).toBeLessThan(created);

    const second = await startPortal(environment, /The portal is at/, cleanUps);
    const again = await signIn(base, 'admin');
    const done = await untilState(again, 'DONE');
    expect(done.outcomes).toEqual(checked.outcomes);
    const all = await there();
    expect(all).toHaveLength(created);
    expect(new Set(all).size).toBe(created);
    await stop(second, 'SIGTERM');
  },
  LARGE_IMPORT_MS,
);
