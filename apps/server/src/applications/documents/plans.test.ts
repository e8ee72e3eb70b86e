import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import { ACCEPTANCES } from './acceptance.ts';
import { endingDocuments } from './remindOfDocuments.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
}, 300_000);
afterAll(() => database.close());

test('what was accepted of a card: by their keys', async () => {
  const plan = await plansOf(database, (db) => sql`select ${ACCEPTANCES} from application where id = 8`.execute(db));
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['document_acceptance_pkey', 'attachment_subject']));
  expect(plan).not.toMatch(/Seq Scan on (document_acceptance|attachment)\b/);
});

test('which documents end soon: by an index of those that end', async () => {
  const plan = await plansOf(database, (db) => endingDocuments(db, '2026-03-10'));
  expect(indexesIn(plan)).toContain('document_acceptance_ending');
  expect(plan).not.toMatch(/Seq Scan/);
});
