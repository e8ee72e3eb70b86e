import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../test/database/plansOf.ts';
import type { BulkContext } from '../bulk/defineBulk.ts';
import { importedKinds } from '../importedKinds.ts';
import { churchNamed } from '../census/pastReports.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { madeBefore } from './doImportRow.ts';
import { getImport } from './getImport.ts';
import { selectRows } from './listImportRows.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const as = (db: Db) =>
  ({
    db,
    now: new Date(),
    actor: { userId: 7, permissions: new Set(SHIPPED_ROLES.administrator) },
  }) as unknown as StaffContext & BulkContext;

/** The newest census there. */
function quarterOf(day: Date): number {
  return day.getUTCFullYear() * 10 + 1 + Math.floor(day.getUTCMonth() / 3);
}

const BODIES = {
  STAFF: { name: 'Ana', lastName: 'Anders', email: 'a@example.org', country: 'MX', roles: [] },
  LEADERS: {
    name: 'Ana',
    lastName: 'Anders',
    email: 'a@example.org',
    churchName: 'Casa',
    city: 'Ulm',
    country: 'C3',
    opened: '2001-01-31',
  },
  APPLICATIONS: {
    account: { accountId: 42 },
    sections: { leader: { name: 'Ana', lastName: 'Anders' }, ministry: { name: 'Casa 3', country: 'C3' } },
  },
  CENSUS: { church: 42, census: { id: quarterOf(new Date()) }, values: {} },
} as const;

test.each([
  ['STAFF', ['import_row_staff', 'staff_user_email']],
  ['LEADERS', ['import_row_person', 'person_email', 'person_search']],
  // Two indexes of reports find one as well as the other.
  ['CENSUS', []],
  ['APPLICATIONS', ['application_unfinished', 'application_ministry_search']],
] as const)('who or what a row of %s is already is found by indexes', async (kind, indexes) => {
  const definition = importedKinds.find((each) => each.kind === kind);
  const plan = await plansOf(database, (db) => definition?.find(as(db), BODIES[kind], 1) ?? Promise.resolve());
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...indexes]));
  expect(plan).not.toContain('Seq Scan');
});

test('a church that a row names is found by indexes', async () => {
  const plan = await plansOf(database, async (db) => {
    await churchNamed(as(db), { name: 'Casa 3', country: 'C3' }).catch(() => undefined);
    await churchNamed(as(db), { number: '42' }).catch(() => undefined);
  });
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['church_search', 'church_pkey']));
  expect(plan).not.toContain('Seq Scan on church ');
});

test('what the same row made before, an import with its figures and a page of its rows are read by indexes', async () => {
  const plan = await plansOf(database, async (db) => {
    for (const definition of importedKinds) await madeBefore(db, definition, 'none', 1);
    await getImport(as(db), { params: { id: 7 } }).catch(() => undefined);
    await selectRows(db, 7, { outcome: 'REFUSED' });
    await selectRows(db, 7, { after: 52 });
  });
  expect(indexesIn(plan)).toEqual(
    expect.arrayContaining(['import_row_batch_id_line_key', 'import_row_key', 'import_row_outcome']),
  );
  expect(plan).not.toContain('Seq Scan on import_row');
});
