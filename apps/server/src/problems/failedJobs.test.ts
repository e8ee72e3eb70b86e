import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOLD_JOBS } from '@portal/domain/problems/failedJobs.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { cleanUp } from '../platform/http/cleanUp.ts';
import { jobDefinitions } from '../jobs.ts';
import { sendMail } from '../outbox/outbox.jobs.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { deadLetterQueue } from '../platform/jobs/queues.ts';

let portal: TestServer;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());
beforeEach(() => inDatabase('delete from pgboss.job'));

const PATH = '/api/business/failed-job';
const inDatabase = (text: string) => portal.database.transaction((db) => sql.raw(text).execute(db));
const list = async () => (await admin.get(PATH)).data;
const retry = (id: string, caller = admin) => caller.send('POST', `${PATH}/${id}/tries`);
const drain = () => portal.drain([cleanUp.name], { now: new Date(Date.now() + 86_400_000), tolerateFailures: true });

/** The nightly work fails on every try, as it would on a broken installation. */
async function failCleanUp(): Promise<void> {
  await inDatabase('alter table idempotency_record rename column created_at to gone');
  await portal.database.transaction((db) => enqueue(db, cleanUp, {}));
  await drain();
  await inDatabase('alter table idempotency_record rename column gone to created_at');
}

test('a job that failed on every try is told to administrators: which, when, why, and is done once tried again', async () => {
  expect(await list()).toEqual({ data: [], total: 0 });
  await failCleanUp();
  const { data, total } = await list();
  expect(total).toBe(1);
  expect(data).toEqual([
    {
      id: expect.any(String),
      job: 'platform.clean-up',
      failedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      tries: 6,
      why: 'DATABASE',
      fault: '42703',
      jobId: expect.any(String),
    },
  ]);
  const [{ id }] = data;
  expect((await retry(id)).data).toBeNull();
  expect(await list()).toEqual({ data: [], total: 0 });
  await portal.drain([cleanUp.name], { now: new Date(Date.now() + 1000) });
  expect(await list()).toEqual({ data: [], total: 0 });
});

test('of two administrators who try it again one does, and the same key is the same try', async () => {
  await failCleanUp();
  const [{ id }] = (await list()).data;
  const answers = await Promise.all([retry(id), retry(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  await drain();
  await failCleanUp();
  const [again] = (await list()).data;
  const key = { 'idempotency-key': 'pressed-twice' };
  for (let times = 0; times < 2; times++) {
    expect((await admin.send('POST', `${PATH}/${again.id}/tries`, undefined, key)).status).toBe(200);
  }
});

test('tells nothing of people: no payload, and no words of an error', async () => {
  const letter = (output: object) =>
    portal.database.transaction((db) =>
      sql`insert into pgboss.job (name, data, source_name, source_id, source_retry_count, source_output)
        values (${deadLetterQueue}, '{"order": 7, "to": "ana@example.org"}', 'users.write-mail',
          gen_random_uuid(), 5, ${JSON.stringify(output)}::jsonb)`.execute(db),
    );
  await letter({ name: 'TypeError', message: 'ana@example.org cannot be read' });
  await letter({ value: { message: 'job timed out' } });
  const answer = await admin.get(PATH);
  expect(answer.data.data.map(({ why }: { why: string }) => why).toSorted()).toEqual(['TOO_LONG', 'UNEXPECTED']);
  expect(JSON.stringify(answer.body)).not.toMatch(/ana@|cannot be read|order/);
});

test('is for administrators only; what is no such job is not found, nor is a mail, which stands in the outbox', async () => {
  await failCleanUp();
  await portal.database.transaction((db) =>
    sql`insert into pgboss.job (name, data, source_name, source_id)
      values (${deadLetterQueue}, '{"mail": 1}', ${sendMail.name}, gen_random_uuid()),
        (${deadLetterQueue}, '{}', 'of.another-version', gen_random_uuid())`.execute(db),
  );
  const { data } = await list();
  expect(data).toHaveLength(1);
  const refused = { status: 403, codes: ['GE004'], body: { data: { permission: 'business.administrator' } } };
  expect(await manager.get(PATH)).toMatchObject(refused);
  expect(await retry(data[0].id, manager)).toMatchObject(refused);
  const { rows } = await portal.database.read((db) =>
    sql<{ id: string }>`select id from pgboss.job where source_name <> 'platform.clean-up'`.execute(db),
  );
  for (const id of [...rows.map((row) => row.id), '00000000-0000-4000-8000-000000000000', '7']) {
    expect([id, (await retry(id)).codes]).toEqual([id, ['http.notFound']]);
  }
});

test('every job of the product is told, and by the outbox those that send mails', () => {
  const names = jobDefinitions.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...TOLD_JOBS, sendMail.name].toSorted());
});
