import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { StaffActor } from '../platform/http/context.ts';
import { licenceOf, selectLicences } from './licence.ts';
import { dueForLicence } from './issueLicences.ts';
import { listLicences } from './listLicences.ts';
import { ending } from './remindOfEnd.ts';

let database: Database;
const reader = (role: 'administrator' | 'ephesian') =>
  ({ userId: 7, permissions: new Set(SHIPPED_ROLES[role]) }) as unknown as StaffActor;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('a licence by its card and by its code, by their indexes', async () => {
  const plan = await plansOf(database, async (db) => {
    await licenceOf(db, 8);
    await selectLicences(db, sql<boolean>`licence.code = 'C8-0'`);
  });
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['licence_living', 'licence_code', 'application_person']));
  expect(plan).not.toContain('Seq Scan');
});

test('who waits for a licence, and whose ends soon: by indexes that hold no others', async () => {
  const plan = await plansOf(database, async (db) => {
    await dueForLicence(db, new Date());
    await ending(db, '2026-03-10');
  });
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['application_admitted', 'licence_ending']));
  expect(plan).not.toContain('Seq Scan');
});

test('the list reads a page in the order of its index, or of the few that are the reader’s', async () => {
  const planFor = (role: 'administrator' | 'ephesian') =>
    plansOf(database, (db) =>
      listLicences({ db, now: new Date(), actor: reader(role) }, { query: { sort: 'until' } }),
    ).then(pageOf);
  expect(indexesIn(await planFor('administrator'))).toEqual(
    expect.arrayContaining(['licence_until', 'application_licence', 'application_person']),
  );
  expect(indexesIn(await planFor('ephesian'))).toContain('application_ephesian');
});
