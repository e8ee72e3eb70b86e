import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexesIn, pageOf, plansOf } from '../../test/plansOf.ts';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { dueTimes } from '../platform/jobs/dueJobs.ts';
import { listOutbox } from './listOutbox.ts';

/** Enough that reading the table from end to end would be the dearer way. */
const MAILS = 100_000;

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  // Nearly all were sent; a few failed, wait or were kept.
  await testDatabase.database.transaction((db) =>
    sql`insert into mail (to_address, language, template, subject, body, message_id, created_at, state)
      select 'person' || i || '@' || md5(i::text) || '.example.org', 'es', 'submissionReceived',
        'Solicitud 2026-' || lpad(i::text, 6, '0') || ' recibida', repeat('x', 400), '<' || i || '>', now() - (${MAILS}::int - i) * interval '1 minute',
        case when i % 500 = 0 then 'FAILED' when i % 499 = 0 then 'WAITING' when i % 101 = 0 then 'KEPT' else 'SENT' end
      from generate_series(1, ${MAILS}::int) i`.execute(db),
  );
  await testDatabase.database.maintain();
}, 120_000);
afterAll(() => testDatabase.close());

const list = (query: object) => (db: Db) =>
  listOutbox({ db, services: {} } as unknown as StaffContext, { query: { sort: '-created', ...query } } as never);
/** As long ago as the mails of the middle. */
const after = `${(Date.now() - (MAILS / 2) * 60_000) * 1000}_7`;

const cases: readonly [string, (db: Db) => Promise<unknown>, readonly string[]][] = [
  ['the newest', list({}), ['mail_by_creation', 'mail_state']],
  ['the next page', list({ after }), ['mail_by_creation']],
  ['the next page of the oldest', list({ sort: 'created', after }), ['mail_by_creation']],
  ['those that failed', list({ state: 'FAILED' }), ['mail_state']],
  ['the next page of those sent', list({ state: 'SENT', after }), ['mail_by_creation']],
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
  expect(pageOf(plan)).not.toMatch(/Seq Scan on mail\b/);
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...expected]));
});

test('a late page is read by its index condition, without sorting', async () => {
  for (const query of [{ after }, { sort: 'created', after }, { state: 'KEPT', after }]) {
    const plan = await plansOf(testDatabase.database, list(query));
    expect(plan).toContain('Index Cond: (');
    expect(plan).not.toContain('Sort');
  }
});

test('the count of those that failed reads the index alone', async () => {
  expect(await plansOf(testDatabase.database, list({}))).toContain('Index Only Scan using mail_state on mail');
});
