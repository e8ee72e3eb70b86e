import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexesIn, plansOf } from '../../test/plansOf.ts';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { dueTimes } from '../platform/jobs/dueJobs.ts';
import { listOutbox } from './listOutbox.ts';

/** Enough that reading the table from end to end would be the dearer way. */
const MAILS = 60_000;

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  // Nearly all were sent; a few failed, wait or were kept.
  await testDatabase.database.transaction((db) =>
    sql`insert into mail (to_address, language, template, subject, body, message_id, state)
      select 'person' || i || '@' || md5(i::text) || '.example.org', 'es', 'submissionReceived',
        'Solicitud 2026-' || lpad(i::text, 6, '0') || ' recibida', repeat('x', 400), '<' || i || '>',
        case when i % 500 = 0 then 'FAILED' when i % 499 = 0 then 'WAITING' when i % 101 = 0 then 'KEPT' else 'SENT' end
      from generate_series(1, ${MAILS}::int) i`.execute(db),
  );
  await testDatabase.database.maintain();
});
afterAll(() => testDatabase.close());

const list = (query: object) => (db: Db) =>
  listOutbox({ db, services: {} } as unknown as StaffContext, { query } as never);

const cases: readonly [string, (db: Db) => Promise<unknown>, readonly string[]][] = [
  ['the newest', list({}), ['mail_pkey', 'mail_state']],
  ['the next page', list({ after: '30000' }), ['mail_pkey']],
  ['those that failed', list({ state: 'FAILED' }), ['mail_state']],
  ['the next page of those sent', list({ state: 'SENT', after: '30000' }), ['mail_pkey']],
  ['by an address', list({ search: 'person4711@' }), ['mail_search']],
  ['by what nobody has', list({ search: 'nowhere', state: 'SENT' }), ['mail_search']],
  [
    'when they are tried next',
    (db) => dueTimes(db, { name: 'mails.send' }, ['00000000-0000-4000-8000-000000000000']),
    [],
  ],
];

test.each(cases)('%s: by indexes', async (_what, work, expected) => {
  const plan = await plansOf(testDatabase.database, work);
  expect(plan).not.toMatch(/Seq Scan on mail\b/);
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...expected]));
});

test('the count of those that failed reads the index alone', async () => {
  expect(await plansOf(testDatabase.database, list({}))).toContain('Index Only Scan using mail_state on mail');
});
