import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { historyOf } from '../../test/historyOf.ts';
import { buildServer } from '../server.ts';
import { TAKEN_OVER } from '../../test/takenOver.ts';

const COMMAND = join(import.meta.dirname, 'maintenance.ts');
const run = promisify(execFile);

let portal: TestServer;
let dataDir: string;

beforeAll(async () => {
  portal = await buildTestServer();
  dataDir = await mkdtemp(join(tmpdir(), 'portal-maintenance-'));
});
afterAll(async () => {
  await portal.close();
  await rm(dataDir, { recursive: true });
});

/** Two servers of one installation, the command run beside them. */
test('is switched for every server of the installation, while they run, and kept in the history', async () => {
  const { databaseUrl } = portal;
  const settings = { ...portal.services.settings, dataDir, databaseUrl };
  const servers = [
    await buildServer({ ...portal.services, settings }),
    await buildServer({ ...portal.services, settings }),
  ];
  const say = (word: string) =>
    run(process.execPath, [COMMAND, word], {
      env: { ...TAKEN_OVER, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    });
  const asked = () =>
    Promise.all(
      servers.map(async (server) => (await server.inject('/api/business/maintenance?_=0.5')).json<unknown>()),
    );
  const all = (data: boolean) => servers.map(() => ({ status: true, error: [], data }));

  expect(await asked()).toEqual(all(false));
  expect((await say('on')).stdout).toContain('Maintenance is on');
  expect(await asked()).toEqual(all(true));
  expect((await say('on')).stdout).toContain('Maintenance is on');
  expect((await say('off')).stdout).toContain('Maintenance is off');
  expect(await asked()).toEqual(all(false));
  await expect(say('perhaps')).rejects.toThrow('npm run maintenance -- on|off');
  expect(await asked()).toEqual(all(false));
  const switched = (from: boolean, to: boolean) => ({ changes: { MAINTENANCE: { from, to } } });
  expect(await historyOf(portal, 'settings', 0)).toEqual([
    { kind: 'changed', by: 'system', detail: switched(false, true) },
    { kind: 'changed', by: 'system', detail: switched(true, false) },
  ]);
  await Promise.all(servers.map((server) => server.close()));
});

test('tells the version, and the build of the code it hands out, to anybody', async () => {
  const { data } = await portal.anonymous.get('/api/business/version?_=0.5');
  expect(data.version).toBe('1.26.0');
  expect(data).toHaveProperty('build');
});
