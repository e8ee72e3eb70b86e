import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { searchPortal } from './searchPortal.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test.each<[string, string, ShippedRole]>([
  ['a rare word', 'zoraida', 'administrator'],
  ['a case number', '2026-000123', 'administrator'],
  ['what everybody has', 'casa', 'administrator'],
  ['two words', 'ana casa', 'manager'],
  ['a rare word within a charge', 'zoraida', 'ephesian'],
])('%s is looked for by indexes', async (_what, search, role) => {
  const actor = { userId: 7, permissions: new Set(SHIPPED_ROLES[role]) };
  const plan = await plansOf(database, (db) =>
    searchPortal({ db, actor } as unknown as StaffContext, { query: { search } } as never),
  );
  expect(plan).not.toMatch(/Seq Scan on (application|church|person|client_account|staff_user)\b/);
  expect(indexesIn(plan).join(' ')).toMatch(/application_(words|by_entry|ephesian)/);
});
