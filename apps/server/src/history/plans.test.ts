import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { MANY, openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import { getApplication } from '../applications/detail/getApplication.ts';
import { undoMove } from '../applications/acts/undoMove.ts';
import { changes } from '../changedRecords.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { listHistory } from './listHistory.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const asManager = (db: Db): StaffContext =>
  ({
    db,
    language: 'en',
    now: new Date(),
    actor: { realm: 'staff', userId: 7, permissions: new Set(SHIPPED_ROLES.manager) },
  }) as unknown as StaffContext;
const five = { params: { id: 5 }, body: { version: 1 } } as never;
/** The plans are answered no rows, so that what asks for them finds nothing. */
const unfound = (asked: Promise<unknown>): Promise<unknown> => asked.catch(() => null);

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['an application with its history', (db) => unfound(getApplication(asManager(db), five))],
  ['the last thing that happened, to take it back', (db) => unfound(undoMove(asManager(db), five))],
  ['the first page', (db) => listHistory({ db, language: 'en' }, 'users', 9, {})],
  ['a page behind another', (db) => listHistory({ db, language: 'en' }, 'clients', 10, { after: 90_000 })],
])('%s: by the index of its subject', async (_what, work) => {
  const plan = await plansOf(database, work);
  expect(indexesIn(plan)).toContain('history_subject');
  expect(plan).not.toContain('Seq Scan on history');
});

test('neither the last row nor a page is sorted: the index has them in their order', async () => {
  const plan = await plansOf(database, async (db) => {
    await unfound(undoMove(asManager(db), five));
    await listHistory({ db, language: 'en' }, 'users', 9, {});
  });
  expect(plan).toContain('Index Scan Backward using history_subject');
  expect(plan).not.toContain('Sort');
});

/** As long ago as the rows of the middle. */
const after = `${(Date.now() - (MANY / 2) * 60_000) * 1000}_${MANY / 2}`;

test.each<[object, readonly string[]]>([
  [{}, ['history_changes']],
  [{ sort: 'at', after }, ['history_changes']],
  [{ noun: ['access'] }, ['history_changes_of']],
  [{ by: 7, after }, ['history_changes_by']],
  [{ at: { from: '2020-01-01', until: '2020-02-01' } }, ['history_changes']],
  [{ search: '4f1a2' }, ['staff_user_name_search', 'person_search', 'client_account_search']],
])('changes by %j, by the indexes %s', async (query, indexes) => {
  const plan = await plansOf(database, (db) => changes.page(asManager(db), { sort: '-at', ...query }));
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...indexes]));
  expect(pageOf(plan)).not.toMatch(/Seq Scan on (history|staff_user|person|client_account)\b/);
});
