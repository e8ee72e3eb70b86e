import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { pdf } from '../../../test/papers/pdf.ts';
import { runJob } from '../../../test/runJob.ts';
import { startLocalS3, type LocalS3 } from '../../../test/stores/localS3.ts';
import { openConnection } from '../database/openPostgres.ts';
import { clearFiles } from './clearFiles.ts';
import { keptWhileBackedUp } from './keptWhileBackedUp.ts';

let portal: TestServer;
let supervisor: Caller;
let id: number;

let s3: LocalS3;

beforeAll(async () => {
  s3 = await startLocalS3();
});
afterAll(() => s3.stop());

const HOUR = 3_600_000;
const CONTENT = pdf();
const upload = (to: number = id) =>
  supervisor.upload('POST', `/api/business/request/${to}/files`, { name: 'carta.pdf', bytes: CONTENT });
const deactivate = (document: string, version = 2) =>
  supervisor.send('POST', `/api/business/request/${id}/moves`, {
    from: 'ANALYSIS',
    to: 'REJECTED',
    version,
    deactivation: { type: 'VOLUNTARY', reason: 'Moves abroad', document },
  });

/** Lets that much time pass and the job run. */
async function after(hours: number): Promise<void> {
  portal.clock.advance(hours * HOUR);
  await runJob(portal, clearFiles);
  // Sessions end meanwhile.
  supervisor = await portal.staff('supervisor');
}
const isStored = () => portal.services.files.has(`${createHash('sha256').update(CONTENT).digest('hex')}.clean`);

describe.each(['a folder', 'a bucket'])('in %s', (where) => {
  beforeAll(async () => {
    portal = await buildTestServer(where === 'a bucket' ? { FILES_URL: s3.url } : {});
  });
  beforeEach(async () => {
    await portal.putBack();
    supervisor = await portal.staff('supervisor');
    id = await insertApplication(portal, { status: 'ANALYSIS' });
  });
  afterAll(() => portal.close());

  test('keeps an upload for a day for the act that will name it, and then its file no longer', async () => {
    const { data } = await upload();
    await after(23);
    expect(await isStored()).toBe(true);
    await after(2);
    expect(await isStored()).toBe(false);
    expect((await deactivate(data.upload)).codes).toEqual(['field.upload']);
  });

  test('removes what was refused after it had been received', async () => {
    const gone = await insertApplication(portal, { status: 'ANALYSIS', deleted: true });
    expect((await upload(gone)).codes).toEqual(['application.deleted']);
    expect(await isStored()).toBe(true);
    await after(25);
    expect(await isStored()).toBe(false);
  });

  test('keeps what an act took, for as long as the record names it', async () => {
    expect((await deactivate((await upload()).data.upload)).status).toBe(200);
    await after(25);
    await after(1000);
    expect(await isStored()).toBe(true);
  });

  test('keeps a file that one upload left and another one took', async () => {
    await upload();
    expect((await deactivate((await upload()).data.upload)).status).toBe(200);
    await after(25);
    expect(await isStored()).toBe(true);
  });

  test('removes nothing while a backup is made, which would miss it, and the next time what is due', async () => {
    await upload();
    const client = await openConnection(portal.databaseUrl);
    const backingUp = keptWhileBackedUp(client, async function* () {
      yield 'begun';
    });
    await backingUp.next();
    await after(25);
    expect(await isStored()).toBe(true);
    await backingUp.next();
    await client.end();
    await after(1);
    expect(await isStored()).toBe(false);
  });

  test('stores the same file anew after it was removed', async () => {
    await upload();
    await after(25);
    expect((await deactivate((await upload()).data.upload)).status).toBe(200);
    expect(await isStored()).toBe(true);
    const { url } = (await supervisor.get(`/api/business/request/${id}`)).data.deactivation.document;
    expect((await portal.server.inject({ url })).statusCode).toBe(200);
  });
});
