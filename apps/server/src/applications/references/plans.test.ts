import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { selectReferences } from './reference.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('references of a card: by their index, each document by that of attachments', async () => {
  const actor = { userId: 7, permissions: new Set(SHIPPED_ROLES.manager) };
  const rest = sql`application_id = ${8} order by pinned desc, id desc limit 51`;
  const plan = await plansOf(database, (db) => selectReferences({ db, actor } as unknown as StaffContext, rest));
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['application_reference_listed', 'attachment_subject']));
  expect(plan).not.toMatch(/Seq Scan on (application_reference|attachment)\b/);
});
