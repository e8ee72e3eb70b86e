import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { countNotices, selectNotices } from './listNotices.ts';
import { tellNear } from './notifications.jobs.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
}, 300_000);
afterAll(() => database.close());

const reader = { userId: 7, permissions: new Set() } as unknown as StaffContext['actor'];

test('a page of the bell, a later one and the count are read from indexes of the reader', async () => {
  const page = await plansOf(database, (db) => selectNotices({ db, actor: reader, language: 'en' }, undefined));
  const later = await plansOf(database, (db) =>
    selectNotices({ db, actor: reader, language: 'en' }, `${Date.now()}.5`),
  );
  const count = await plansOf(database, (db) => countNotices({ db, actor: reader }));
  expect(indexesIn(page)).toContain('notice_of_user');
  expect(indexesIn(later)).toContain('notice_of_user');
  expect(indexesIn(count)).toContain('notice_unread');
  expect([page, later, count].join()).not.toMatch(/Seq Scan on (notice|application)\b/);
});

test('the interviews that are near are found without reading all of them, or all notices', async () => {
  const plan = await plansOf(database, (db) => tellNear(db, new Date()));
  expect(plan).not.toMatch(/Seq Scan on (notice|application|appointment)\b/);
});
