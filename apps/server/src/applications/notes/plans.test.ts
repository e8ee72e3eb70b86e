import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { listMentions } from './mentions.ts';
import { selectNotes } from './note.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('notes of a card: by their index', async () => {
  const plan = await plansOf(database, (db) =>
    selectNotes(db, sql`application_id = ${8} and kind = ${'NOTE'} order by pinned desc, id desc limit 51`),
  );
  expect(indexesIn(plan)).toContain('application_note_listed');
  expect(plan).not.toContain('Seq Scan on application_note');
});

test('mentions of somebody: by their index', async () => {
  const actor = { userId: 7, permissions: new Set(SHIPPED_ROLES.manager) };
  const plan = await plansOf(database, (db) => listMentions({ db, actor } as unknown as StaffContext));
  expect(indexesIn(plan)).toContain('application_mention_user');
  expect(plan).not.toMatch(/Seq Scan on (application|application_note|application_mention)\b/);
});
