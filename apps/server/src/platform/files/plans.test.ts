import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { fileOwners } from '../../fileOwners.ts';
import type { Database } from '../database/database.ts';
import type { Db } from '../database/tables.ts';
import type { ClientActor, StaffActor } from '../http/context.ts';
import { attachmentsOf } from './attachments.ts';
import { forgetWaiting, listUnkept } from './clearFiles.ts';
import { listOrphaned } from './clearOrphans.ts';
import { findFile } from './sendFile.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const manager = { realm: 'staff', userId: 7, permissions: new Set(SHIPPED_ROLES.manager) } as unknown as StaffActor;
const client = { realm: 'client', accountId: 7 } as ClientActor;
const now = new Date();

const cases: readonly [string, (db: Db) => Promise<unknown>, readonly string[]][] = [
  [
    'a file behind its address',
    (db) => findFile(db, fileOwners, manager, { attachmentId: 70_000, fileId: 5, variant: 'original' }, now),
    ['application_pkey', 'attachment_pkey', 'stored_file_pkey'],
  ],
  [
    'the same, to a client',
    (db) => findFile(db, fileOwners, client, { attachmentId: 70_000, fileId: 5, variant: 'original' }, now),
    ['attachment_pkey', 'message_pkey', 'stored_file_pkey'],
  ],
  [
    'the files of a record',
    (db) => sql`select ${attachmentsOf('applications', sql`application.id`)} from application where id = 5`.execute(db),
    ['application_pkey', 'attachment_subject', 'stored_file_pkey'],
  ],
  ['uploads that no act took', (db) => forgetWaiting(db, now), ['attachment_upload']],
  ['files that nothing may name', (db) => listUnkept(db, now), ['stored_file_kept_until']],
];

test.each(cases)('%s: by indexes', async (_what, work, expected) => {
  const plan = await plansOf(database, work);
  // Courses are a handful, which are read whole for less than an index costs.
  expect(plan).not.toMatch(/Seq Scan on (?!(?:course|charge_left)\b)/);
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...expected]));
});

test('files without a record: a step of attachments at a time', async () => {
  const [owner] = fileOwners;
  const plan = await plansOf(database, async (db) => owner && listOrphaned(db, owner, 50_000));
  expect(plan).not.toContain('Seq Scan on attachment');
  expect(indexesIn(plan)).toContain('attachment_pkey');
});
