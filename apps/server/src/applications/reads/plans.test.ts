import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { selectReadings } from './listReads.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('readers of a card: by their index, the documents by that of attachments', async () => {
  const actor = { userId: 7, permissions: new Set(SHIPPED_ROLES.manager) };
  const context = (db: unknown) => ({ db, actor }) as unknown as StaffContext;
  const plan = await plansOf(database, (db) => selectReadings(context(db), { id: 8, after: 90_000 }));
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['attachment_pkey', 'read_log_subject']));
  expect(plan).not.toContain('Seq Scan');
});
