import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf, newFolder, newPlace, operate, type Environment } from '../../../test/backups/places.ts';
import { insertApplication } from '../../../test/factories.ts';
import { signIn, startPortal, stop } from '../../../test/portalProcess.ts';
import { quietLog } from '../../../test/quietLog.ts';
import { startLocalS3 } from '../../../test/stores/localS3.ts';
import { loadDemoPeople } from '../../demo/loadDemoPeople.ts';
import { jobDefinitions } from '../../jobs.ts';
import { openServices } from '../../openServices.ts';
import { freePort } from '../../platform/cluster/freePort.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { startJobs } from '../../platform/jobs/startJobs.ts';
import { readSettings } from '../../platform/settings.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const CARDS = 100;
const PASSPHRASE = 'invented words for a test';
const cards: number[] = [];
let old: Environment;
let base: string;

beforeAll(async () => {
  const port = String(await freePort());
  base = `http://127.0.0.1:${port}`;
  const folder = await newFolder(cleanUps);
  old = { PORT: port, DATA_DIR: folder, DEMO: '0', BACKUP_PASSPHRASE: PASSPHRASE };
  const settings = readSettings(old);
  const services = await openServices(settings, quietLog);
  const { database, clock, files } = services;
  const jobs = await startJobs(database, jobDefinitions, { files, settings, log: quietLog, work: false });
  await database.transaction(loadDemoPeople);
  const portal = { database, services, clock } as Parameters<typeof insertApplication>[0];
  for (let i = 0; i < CARDS; i++) cards.push(await insertApplication(portal, { status: 'PAID', analyst: null }));
  await jobs.stop();
  await database.close();
});

test('a backup taken while cards move goes from the portal’s own PostgreSQL to a given one and a bucket: counts, digests and sign-in agree', async () => {
  const running = await startPortal(old, /The portal is at/, cleanUps);
  const ask = await signIn(base);
  const move = async (call: typeof ask, id: number) => {
    const { version } = (await call(`/api/business/request/${id}`)).data;
    return (await call(`/api/business/request/${id}/moves`, { from: 'PAID', to: 'ANALYSIS', version })).error;
  };
  const before = cards.slice(0, 3);
  for (const id of before) expect(await move(ask, id)).toEqual([]);
  let isDone = false;
  const path = join(old['DATA_DIR'] ?? '', 'taken.backup');
  const backingUp = operate('backup', [path], old).finally(() => {
    isDone = true;
  });
  let meanwhile = 0;
  for (const id of cards.slice(before.length)) {
    if (isDone) break;
    expect(await move(ask, id)).toEqual([]);
    meanwhile++;
  }
  const said = await backingUp;
  expect(said).toMatch(/\d+ tables, \d+ rows, [1-9]\d* files, encrypted\./);
  expect(meanwhile).toBeGreaterThan(0);
  await stop(running, 'SIGTERM');

  const s3 = await startLocalS3();
  cleanUps.push(s3.stop);
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  const place = await newPlace(cleanUps);
  const next = { ...old, ...place, ...keys, FILES_URL: s3.url };
  expect(await operate('restore', [path], next)).toContain('Erased again: 0.');

  // What is there is what was taken, by a second backup of the other engine and the other store.
  const again = join(place.DATA_DIR, 'again.backup');
  await operate('backup', [again], next);
  const taken = await contentsOf({ path, passphrase: PASSPHRASE });
  expect(Object.keys(taken).length).toBeGreaterThan(90);
  expect(taken['application']).toMatch(new RegExp(`^${CARDS} `));
  expect(await contentsOf({ path: again, passphrase: PASSPHRASE })).toEqual(taken);

  const database = await openDatabase({ databaseUrl: place.DATABASE_URL, dataDir: '', log: quietLog });
  // One moment: of every card stage and history say the same, what was answered before is there.
  const { rows } = await database.read((db) =>
    sql<{ id: number; status: string; told: string | null }>`
      select id, status, (
        select detail->>'to' from history where noun = 'applications' and subject_id = application.id and kind = 'moved' order by id desc limit 1
      ) as told from application`.execute(db),
  );
  expect(rows.filter(({ status, told }) => status !== (told ?? 'PAID'))).toEqual([]);
  const moved = rows.filter(({ told }) => told === 'ANALYSIS').map(({ id }) => id);
  expect(moved).toEqual(expect.arrayContaining(before));
  await database.close();

  await startPortal({ ...next, BACKUP_PASSPHRASE: '' }, /The portal is at/, cleanUps);
  const back = await signIn(base);
  expect((await back(`/api/business/request/${cards[0]}`)).data.status).toBe('ANALYSIS');
  // Ids go on behind those that were given.
  const waiting = cards.find((id) => !moved.includes(id)) ?? 0;
  expect(await move(back, waiting)).toEqual([]);
  expect(rows.length).toBe(CARDS);
});
