import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffActor } from '../../platform/http/context.ts';
import { ACCEPTANCES } from './acceptance.ts';
import { listDatedDocuments } from './listDatedDocuments.ts';
import { endingDocuments } from './remindOfDocuments.ts';

let database: Database;
const reader = (role: 'administrator' | 'ephesian') =>
  ({ userId: 7, permissions: new Set(SHIPPED_ROLES[role]) }) as unknown as StaffActor;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('what was accepted of a card: by their keys', async () => {
  const plan = await plansOf(database, (db) => sql`select ${ACCEPTANCES} from application where id = 8`.execute(db));
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['document_acceptance_pkey', 'attachment_subject']));
  expect(plan).not.toMatch(/Seq Scan on (document_acceptance|attachment)\b/);
});

test('the list reads a page in the order of its index, or of the few that are the reader’s', async () => {
  const planFor = (role: 'administrator' | 'ephesian') =>
    plansOf(database, (db) =>
      listDatedDocuments({ db, now: new Date(), actor: reader(role) }, { query: { sort: 'until' } }),
    ).then(pageOf);
  const everywhere = await planFor('administrator');
  expect(indexesIn(everywhere)).toEqual(expect.arrayContaining(['document_acceptance_ending']));
  expect(everywhere).not.toMatch(/Seq Scan on (document_acceptance|application|attachment)\b/);
  const own = await planFor('ephesian');
  expect(indexesIn(own)).toEqual(expect.arrayContaining(['application_ephesian', 'document_acceptance_pkey']));
  expect(own).not.toMatch(/Seq Scan on (document_acceptance|application)\b/);
});

test('which documents end soon: by an index of those that end', async () => {
  const plan = await plansOf(database, (db) => endingDocuments(db, '2026-03-10'));
  expect(indexesIn(plan)).toContain('document_acceptance_ending');
  expect(plan).not.toMatch(/Seq Scan/);
});
