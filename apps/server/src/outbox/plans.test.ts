import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import { MANY, openLargeDatabase } from '../../test/database/largeDatabase.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { dueTimes } from '../platform/jobs/dueJobs.ts';
import { listOutbox } from './listOutbox.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const actor = { userId: 7, permissions: new Set(SHIPPED_ROLES.administrator) };
const list = (query: object) => (db: Db) =>
  listOutbox(
    { db, actor, services: {} } as unknown as StaffContext,
    { query: { sort: '-created', ...query } } as never,
  );
/** As long ago as the mails of the middle. */
const after = `${(Date.now() - (MANY / 2) * 60_000) * 1000}_7`;

const cases: readonly [string, (db: Db) => Promise<unknown>, readonly string[]][] = [
  ['the newest', list({}), ['mail_by_creation', 'mail_state']],
  ['the next page', list({ after }), ['mail_by_creation']],
  ['the next page of the oldest', list({ sort: 'created', after }), ['mail_by_creation']],
  ['those that failed', list({ state: 'FAILED' }), ['mail_state']],
  ['the next page of those sent', list({ state: 'SENT', after }), ['mail_by_creation']],
  ['by an address', list({ search: 'person4711@' }), ['mail_search']],
  ['to a part of an address', list({ to: 'person4711@' }), ['mail_to_search']],
  ['those of some days', list({ created: { from: '2026-01-01', until: '2026-01-03' } }), ['mail_by_creation']],
  ['by what nobody has', list({ search: 'nowhere', state: 'SENT' }), ['mail_search']],
  [
    'when they are tried next',
    (db) => dueTimes(db, { name: 'mails.send' }, ['00000000-0000-4000-8000-000000000000']),
    [],
  ],
];

test.each(cases)('%s: by indexes', async (_what, work, expected) => {
  const plan = await plansOf(database, work);
  expect(pageOf(plan)).not.toMatch(/Seq Scan on mail\b/);
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...expected]));
});

test('a late page is read by its index condition, without sorting', async () => {
  for (const query of [{ after }, { sort: 'created', after }, { state: 'KEPT', after }]) {
    const plan = await plansOf(database, list(query));
    expect(plan).toContain('Index Cond: (');
    expect(plan).not.toContain('Sort');
  }
});

test('the count of those that failed reads the index alone', async () => {
  expect(await plansOf(database, list({}))).toContain('Index Only Scan using mail_state on mail');
});
